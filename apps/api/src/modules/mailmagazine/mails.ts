import { BRAND } from '@sumai/domain/brand'
import type { SiteType } from '@sumai/domain/codes'
import { mailAlertForm } from '@sumai/domain/forms/mail-alert'
import { nameOfSearch, searchAt } from '@sumai/domain/search-url/search-at'
import type { Letter, Row } from '../../letters/letter.ts'
import { mailFrom } from '../../letters/mail-from.ts'
import { signatureOf } from '../../letters/signature.ts'
import { sitePages } from '../../letters/site-pages.ts'
import { greeting, type Mail } from '../outbox/mails.ts'
import type { MailmagazineRequest, MailmagazineSubscriber } from './mailmagazine.table.ts'

/** Origins of the site and of this API, for links in mails. */
export type Origins = { site: string; api: string }

type Asked = Pick<MailmagazineRequest, 'search' | 'isMagazine' | 'token'>

/**
 * The page behind a link asks for a click, because mail scanners open every link. Only the address
 * of RFC 8058, to which mail programs post, acts at once.
 */
export function linksOf({ site, api }: Origins) {
  const { mailAlert, mailMagazine } = sitePages(site)
  return {
    confirm: ({ search, isMagazine, token }: Asked) =>
      `${isMagazine ? mailMagazine : mailAlert(siteOf(search))}?confirm=${token}`,
    /** The settings of a person, on one of the sites. */
    manage: (of: SiteType, token: string) => `${mailAlert(of)}?manage=${token}`,
    unsubscribe: (token: string) => `${mailMagazine}?unsubscribe=${token}`,
    oneClick: (token: string) => `${api}/api/v1/mailmagazine/unsubscribe?token=${token}`,
  }
}

const siteOf = (search: string | null): SiteType => searchAt(search ?? '')?.site ?? 'baibai'

const letterOf = (
  site: SiteType,
  heading: string,
): Pick<Letter, 'site' | 'subject' | 'heading' | 'signature'> => ({
  site,
  subject: `【${BRAND.name}】${heading}`,
  heading,
  signature: signatureOf(null),
})

type Words = { what: string; done: string }

function wordsOf({ mode, isMagazine }: MailmagazineRequest): Words {
  if (mode === 'unsubscribe') return { what: 'メールの配信停止', done: '配信の停止が完了します' }
  return { what: isMagazine ? 'メールマガジン登録' : '新着メール登録', done: '登録が完了します' }
}

/** What was asked for, in words: nothing to unsubscribe. */
function requestRows({ mode, email, name, search, frequency }: MailmagazineRequest): Row[] {
  const known = searchAt(search ?? '')
  const when = mailAlertForm.fields.frequency.choices?.find(({ value }) => value === frequency)
  return [
    { label: 'メールアドレス', text: email },
    ...(name ? [{ label: 'お名前', text: name }] : []),
    ...(known ? [{ label: '条件', text: nameOfSearch(known) }] : []),
    ...(mode === 'subscribe' && when ? [{ label: '配信のタイミング', text: when.label }] : []),
  ]
}

/** The mail that asks for confirmation. */
export function confirmationMail(request: MailmagazineRequest, origins: Origins): Mail {
  const { what, done } = wordsOf(request)
  const letter: Letter = {
    ...letterOf(siteOf(request.search), `${what}のご確認`),
    opening: [
      greeting(request.name),
      `${what}のお申し込みを受け付けました。まだ手続きは終わっていません。`,
      `次のページを24時間以内に開き、画面のボタンを押すと${done}。`,
    ],
    actions: [{ label: '手続きへ進む', href: linksOf(origins).confirm(request) }],
    parts: [{ heading: 'お申し込みの内容', rows: requestRows(request) }],
    notes: ['お心当たりのない場合は、このメールを破棄してください。手続きは行われません。'],
  }
  return mailFrom(letter, { to: request.email, reply_to: null })
}

/**
 * The mails after the confirmation: to the subscriber, with the way to the settings, and of the
 * magazine to the head office.
 */
export function welcomeMails(
  { email, name, frequency, unsubscribeToken }: MailmagazineSubscriber,
  request: MailmagazineRequest,
  origins: Origins,
): Mail[] {
  const links = linksOf(origins)
  const site = siteOf(request.search)
  const parts = [{ heading: 'ご登録の内容', rows: requestRows({ ...request, name, frequency }) }]
  const welcome: Letter = {
    ...letterOf(site, `${wordsOf(request).what}が完了しました`),
    opening: [
      greeting(name),
      'ご登録ありがとうございます。条件に合う新着や値下げがありましたら、お知らせします。',
    ],
    actions: [{ label: '設定の変更・配信の停止', href: links.manage(site, unsubscribeToken) }],
    parts,
  }
  const toSubscriber = mailFrom(welcome, {
    to: email,
    reply_to: null,
    one_click_unsubscribe: links.oneClick(unsubscribeToken),
  })
  if (!request.isMagazine) return [toSubscriber]
  const notice: Letter = {
    ...letterOf(site, 'メールマガジンの登録がありました'),
    subject: `【メールマガジン登録】${email}`,
    opening: ['確認のメールから、登録が完了しました。このメールに返信すると、お客様に届きます。'],
    parts,
  }
  return [toSubscriber, mailFrom(notice, { to: null, reply_to: email })]
}
