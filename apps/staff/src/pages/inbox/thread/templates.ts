import type { Session } from '../../../session/session-state.ts'
import type { Inquiry } from '../inquiry.ts'

export type Template = {
  id: string
  label: string
  body: string
  /** Free times of the shop belong into it. */
  hasTimes?: true
}

/** What is left to write stands in 【】; such a mail is not sent. */
export const TEMPLATES: readonly Template[] = [
  {
    id: 'visit',
    hasTimes: true,
    label: '空室あり・見学の候補',
    body: `お問い合わせのお部屋は、本日の時点で空いています。

次の日時にご案内できます。ご都合のよいものをお知らせください。
【候補の日時】`,
  },
  {
    id: 'closed',
    label: '募集終了・似た物件',
    body: `お問い合わせのお部屋は、申し訳ありませんが募集を終えました。

条件の近い物件をご紹介します。
【物件の名前と住所】`,
  },
  {
    id: 'cost',
    label: '初期費用のご案内',
    body: `初期費用の目安は【金額】です。内訳は物件のページの「初期費用」でご確認いただけます。

ご不明な点がありましたら、このメールにご返信ください。`,
  },
  {
    id: 'reschedule',
    hasTimes: true,
    label: '日程の変更',
    body: `日程の変更を承りました。新しい日時は次のとおりです。
【日時】

当日お会いできることを楽しみにしています。`,
  },
]

/** The words of this enquiry and this person in such a letter. */
export const filledIn = ({ name }: Inquiry, { staff }: Session): string[] => [
  name ?? 'お客様',
  staff.tenpoName,
  staff.name,
]

/** A whole letter: to whom, who writes, and the words of the template between them. */
export function fillTemplate({ body }: Template, { name }: Inquiry, { staff }: Session): string {
  return `${name ?? 'お客様'} 様

お問い合わせいただき、ありがとうございます。${staff.tenpoName}の${staff.name}です。

${body}
`
}

/** The first part that is still to be written: 候補の日時. */
export const blankIn = (text: string): string | undefined => /【([^】]*)】/.exec(text)?.[1]
