import { BRAND } from '@sumai/domain/brand'
import { greeting, type Mail } from '../outbox/mails.ts'
import type { MailmagazineRequest } from './mailmagazine.table.ts'

/** Origins of the site and of this API, for links in mails. */
export type Origins = { site: string; api: string }

/**
 * The page behind a link asks for a click, because mail scanners open every link. Only the address
 * of RFC 8058, to which mail programs post, acts at once.
 */
export const linksOf = ({ site, api }: Origins) => ({
  confirm: (token: string) => `${site}/baibai/mail-magazine?confirm=${token}`,
  unsubscribe: (token: string) => `${site}/baibai/mail-magazine?unsubscribe=${token}`,
  oneClick: (token: string) => `${api}/api/v1/mailmagazine/unsubscribe?token=${token}`,
})

const WORDS = {
  subscribe: { what: '登録', done: '登録が完了します' },
  unsubscribe: { what: '解除', done: '解除が完了します' },
} as const

/** The mail that asks for confirmation. */
export function confirmationMail(request: MailmagazineRequest, origins: Origins): Mail {
  const { what, done } = WORDS[request.mode]
  return {
    to: request.email,
    reply_to: null,
    subject: `【${BRAND.name}】メールマガジン${what}のご確認`,
    text: [
      greeting(request.name),
      '',
      `メールマガジンの${what}のお申し込みを受け付けました。`,
      `次のURLを24時間以内に開き、画面のボタンを押すと${done}。`,
      '',
      linksOf(origins).confirm(request.token),
      '',
      'お心当たりのない場合は、このメールを破棄してください。手続きは行われません。',
      '',
      ...SIGNATURE,
    ].join('\n'),
  }
}

type Subscriber = { email: string; name: string | null; unsubscribeToken: string }

/** The mail after the confirmation, with the unsubscribe link. */
export function welcomeMail({ email, name, unsubscribeToken }: Subscriber, origins: Origins): Mail {
  const links = linksOf(origins)
  return {
    to: email,
    reply_to: null,
    subject: `【${BRAND.name}】メールマガジンに登録しました`,
    text: [
      greeting(name),
      '',
      'メールマガジンへのご登録ありがとうございます。ご希望の条件に合う物件が出ましたらお知らせします。',
      '',
      '配信の解除はいつでも次のURLから行えます。',
      links.unsubscribe(unsubscribeToken),
      '',
      ...SIGNATURE,
    ].join('\n'),
    one_click_unsubscribe: links.oneClick(unsubscribeToken),
  }
}

const SIGNATURE = [BRAND.name, `電話 ${BRAND.tel}`]
