import { BRAND } from '@sumai/domain/brand'
import type { SiteType } from '@sumai/domain/codes'
import type { MailmagazineSubscriber } from '../mailmagazine/mailmagazine.table.ts'
import { linksOf, type Origins, SIGNATURE } from '../mailmagazine/mails.ts'
import { greeting, type Mail } from '../outbox/mails.ts'
import type { HomeInWords } from './home-in-words.ts'

/** What is new: the listing, and what it cost before when it has become cheaper. */
export type HomeNews = HomeInWords & { before: string | null }

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
  return {
    to: person.email,
    reply_to: null,
    subject: `【${BRAND.name}】${subjectOf(news)}${total}件`,
    text: [
      greeting(person.name),
      '',
      'ご登録の条件に合う物件をお知らせします。',
      ...news.flatMap((found) => ['', ...section(found, origins.site)]),
      '',
      'お知らせの条件・時間の変更、配信の停止は次のURLから行えます。',
      links.manage(site, person.unsubscribeToken),
      '',
      ...SIGNATURE,
    ].join('\n'),
    one_click_unsubscribe: links.oneClick(person.unsubscribeToken),
  }
}

function subjectOf(news: readonly SearchNews[]): string {
  const homes = news.flatMap((found) => found.homes)
  const cheaper = homes.filter(({ before }) => before !== null).length
  if (cheaper === 0) return '新着物件のお知らせ '
  return cheaper === homes.length ? '値下げのお知らせ ' : '新着・値下げのお知らせ '
}

const section = ({ name, address, homes, more }: SearchNews, site: string): string[] => [
  `■ ${name}`,
  ...homes.flatMap((home) => ['', ...lines(home, site)]),
  '',
  ...(more > 0 ? [`ほか${more}件の新着・値下げがあります。`] : []),
  'この条件の物件を新しい順に見る',
  `${site}${address}${address.includes('?') ? '&' : '?'}order=new`,
]

const lines = ({ name, price, before, facts, path }: HomeNews, site: string): string[] => [
  `${before === null ? '［新着］' : '［値下げ］'}${name}`,
  before === null ? price : `${before} → ${price}`,
  ...facts,
  `${site}${path}`,
]
