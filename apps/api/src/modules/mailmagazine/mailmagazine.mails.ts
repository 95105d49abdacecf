import { BRAND } from '@sumai/domain/brand'
import type { Mail } from '../outbox/mail.ts'
import { mailmagazineLinks, type Origins } from './mailmagazine.links.ts'
import type { MailmagazineRequest } from './mailmagazine.table.ts'

const WORDS = {
  subscribe: { what: '登録', done: '登録が完了します' },
  unsubscribe: { what: '解除', done: '解除が完了します' },
} as const

/** Asks the owner of the mailbox whether it was them. */
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
      mailmagazineLinks(origins).confirm(request.token),
      '',
      'お心当たりのない場合は、このメールを破棄してください。手続きは行われません。',
      '',
      ...SIGNATURE,
    ].join('\n'),
  }
}

type Subscriber = { email: string; name: string | null; unsubscribeToken: string }

/** Says that it worked, and how to leave again. */
export function welcomeMail({ email, name, unsubscribeToken }: Subscriber, origins: Origins): Mail {
  const links = mailmagazineLinks(origins)
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

const greeting = (name: string | null) => `${name ?? 'お客'}様`
const SIGNATURE = [BRAND.name, `電話 ${BRAND.tel}`]
