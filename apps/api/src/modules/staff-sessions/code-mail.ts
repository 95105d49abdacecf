import { BRAND } from '@sumai/domain/brand'
import { mailFrom } from '../../letters/mail-from.ts'
import { signatureOf } from '../../letters/signature.ts'
import type { Mail } from '../outbox/mails.ts'

type Code = { code: string; expiresAt: Date }

/** The code with which a member of staff signs in; it is not sent once it is too late. */
export function codeMail(to: string, { code, expiresAt }: Code, staffUrl: string): Mail {
  const heading = 'サインインの確認コード'
  return mailFrom(
    {
      site: 'chintai',
      subject: `【${BRAND.name}】${heading} ${code}`,
      heading,
      opening: ['スタッフ用の画面にサインインするためのコードです。'],
      actions: [{ label: 'サインインの画面を開く', href: staffUrl }],
      parts: [{ heading: '確認コード', rows: [{ label: '6桁の数字', text: code }] }],
      notes: [
        '10分間、1回だけ使えます。時間が過ぎたときは、サインインの画面で新しいコードをお求めください。',
        'お心当たりのない場合は、このメールを破棄してください。コードは誰にも伝えないでください。',
      ],
      signature: signatureOf(null),
    },
    { to, reply_to: null, until: expiresAt.toISOString() },
  )
}
