import { BRAND } from '@sumai/domain/brand'
import type { SiteType } from '@sumai/domain/codes'
import { nameOfSearch, searchAt } from '@sumai/domain/search-url/search-at'
import { greeting, type Mail } from '../outbox/mails.ts'
import type { MailmagazineRequest, MailmagazineSubscriber } from './mailmagazine.table.ts'

/** Origins of the site and of this API, for links in mails. */
export type Origins = { site: string; api: string }

const ALERT_PAGES: Record<SiteType, string> = {
  chintai: '/mail-alert',
  baibai: '/baibai/mail-alert',
}
const MAGAZINE_PAGE = '/baibai/mail-magazine'

/**
 * The page behind a link asks for a click, because mail scanners open every link. Only the address
 * of RFC 8058, to which mail programs post, acts at once.
 */
export const linksOf = ({ site, api }: Origins) => ({
  confirm: ({
    search,
    isMagazine,
    token,
  }: Pick<MailmagazineRequest, 'search' | 'isMagazine' | 'token'>) =>
    `${site}${isMagazine ? MAGAZINE_PAGE : ALERT_PAGES[siteOf(search)]}?confirm=${token}`,
  /** The settings of a person, on one of the sites. */
  manage: (of: SiteType, token: string) => `${site}${ALERT_PAGES[of]}?manage=${token}`,
  unsubscribe: (token: string) => `${site}${MAGAZINE_PAGE}?unsubscribe=${token}`,
  oneClick: (token: string) => `${api}/api/v1/mailmagazine/unsubscribe?token=${token}`,
})

const siteOf = (search: string | null): SiteType => searchAt(search ?? '')?.site ?? 'baibai'

type Words = { what: string; done: string }

function wordsOf({ mode, isMagazine }: MailmagazineRequest): Words {
  if (mode === 'unsubscribe') return { what: 'メールの配信停止', done: '配信の停止が完了します' }
  return { what: isMagazine ? 'メールマガジン登録' : '新着メール登録', done: '登録が完了します' }
}

/** Of the search, or none for the whole magazine. */
const searchLines = (search: string | null) => {
  const known = searchAt(search ?? '')
  return known ? ['', `条件　${nameOfSearch(known)}`] : []
}

/** The mail that asks for confirmation. */
export function confirmationMail(request: MailmagazineRequest, origins: Origins): Mail {
  const { what, done } = wordsOf(request)
  return {
    to: request.email,
    reply_to: null,
    subject: `【${BRAND.name}】${what}のご確認`,
    text: [
      greeting(request.name),
      '',
      `${what}のお申し込みを受け付けました。`,
      `次のURLを24時間以内に開き、画面のボタンを押すと${done}。`,
      ...searchLines(request.search),
      '',
      linksOf(origins).confirm(request),
      '',
      'お心当たりのない場合は、このメールを破棄してください。手続きは行われません。',
      '',
      ...SIGNATURE,
    ].join('\n'),
  }
}

type Person = Pick<MailmagazineSubscriber, 'email' | 'name' | 'frequency' | 'unsubscribeToken'>

const WHEN = {
  daily: '毎朝8時に、前日からの新着と値下げをまとめてお知らせします。',
  now: '新着と値下げがありしだい、お知らせします。',
}

/** The mail after the confirmation, with the links to the settings. */
export function welcomeMail(person: Person, search: string | null, origins: Origins): Mail {
  const { email, name, frequency, unsubscribeToken } = person
  const links = linksOf(origins)
  return {
    to: email,
    reply_to: null,
    subject: `【${BRAND.name}】新着メールの登録が完了しました`,
    text: [
      greeting(name),
      '',
      'ご登録ありがとうございます。条件に合う物件が出ましたらお知らせします。',
      WHEN[frequency],
      ...searchLines(search),
      '',
      '条件・時間の変更、配信の停止は、いつでも次のURLから行えます。',
      links.manage(siteOf(search), unsubscribeToken),
      '',
      ...SIGNATURE,
    ].join('\n'),
    one_click_unsubscribe: links.oneClick(unsubscribeToken),
  }
}

/** The last lines of a mail to a subscriber. */
export const SIGNATURE = [BRAND.name, `電話 ${BRAND.tel}`]
