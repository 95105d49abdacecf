import { BRAND } from '@sumai/domain/brand'
import type { SiteType } from '@sumai/domain/codes'
import { factsInWords, priceInWords } from '../../letters/home-in-words.ts'
import { homePicture } from '../../letters/home-picture.ts'
import type { LetterHome } from '../../letters/homes-reader.ts'
import type { Letter, Part, Row } from '../../letters/letter.ts'
import { mailFrom } from '../../letters/mail-from.ts'
import { signatureOf } from '../../letters/signature.ts'
import type { MailmagazineSubscriber } from '../mailmagazine/mailmagazine.table.ts'
import { linksOf, type Origins } from '../mailmagazine/mails.ts'
import { greeting, type Mail } from '../outbox/mails.ts'

/** What is new: the listing, and what it cost before when it has become cheaper. */
export type HomeNews = LetterHome & { before: string | null }

/** What one search of a person has found. */
export type SearchNews = {
  site: SiteType
  name: string
  /** Of the search on its site. */
  address: string
  homes: HomeNews[]
  /** Those that the mail has no room for. */
  more: number
}

type Person = Pick<MailmagazineSubscriber, 'email' | 'name' | 'unsubscribeToken'>

/** The new and cheaper listings of a person's searches. */
export function alertMail(person: Person, news: readonly SearchNews[], origins: Origins): Mail {
  const links = linksOf(origins)
  const site = news[0]?.site ?? 'chintai'
  const total = news.reduce((sum, { homes, more }) => sum + homes.length + more, 0)
  const heading = `${whatHappened(news)}のお知らせ ${total}件`
  const settings = {
    label: '設定の変更・配信の停止',
    href: links.manage(site, person.unsubscribeToken),
  }
  const letter: Letter = {
    site,
    subject: `【${BRAND.name}】${heading}`,
    heading,
    opening: [greeting(person.name), 'ご登録の条件に合う物件をお知らせします。'],
    parts: [
      ...news.map((found) => partOf(found, origins.site)),
      {
        heading: 'このメールについて',
        rows: [{ ...settings, label: 'いつでも', text: settings.label }],
      },
    ],
    signature: signatureOf(null),
  }
  return mailFrom(letter, {
    to: person.email,
    reply_to: null,
    one_click_unsubscribe: links.oneClick(person.unsubscribeToken),
  })
}

function whatHappened(news: readonly SearchNews[]): string {
  const homes = news.flatMap((found) => found.homes)
  const cheaper = homes.filter(({ before }) => before !== null).length
  if (cheaper === 0) return '新着物件'
  return cheaper === homes.length ? '値下げ' : '新着・値下げ'
}

function partOf({ name, address, homes, more }: SearchNews, site: string): Part {
  const rest = more > 0 ? `ほか${more}件の新着・値下げがあります。\n` : ''
  return {
    heading: name,
    rows: [
      ...homes.map((home) => rowOf(home, site)),
      {
        label: 'この条件で探す',
        text: `${rest}新しい順に見る`,
        href: `${site}${address}${address.includes('?') ? '&' : '?'}order=new`,
      },
    ],
  }
}

function rowOf(home: HomeNews, site: string): Row {
  const { name, before, href } = home
  const picture = homePicture(home, site)
  const price = priceInWords(home)
  return {
    label: before === null ? '新着' : '値下げ',
    text: [name, before === null ? price : `${before} → ${price}`, ...factsInWords(home)].join(
      '\n',
    ),
    href,
    ...(picture && { picture }),
  }
}
