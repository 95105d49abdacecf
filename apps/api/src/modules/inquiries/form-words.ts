import type { InquiryForm } from '@sumai/api-client/contract/words'

type Words = {
  /** What has happened, for the visitor. */
  heading: string
  thanks: string
  /** How staff call it. */
  kind: string
  /** Above what was sent. */
  about: string
  /**
   * What happens next; `reply` says how and until when the visitor is answered, `method` how one
   * comes to what is booked, `reminder` when one is reminded. What is '' does not happen.
   */
  next: (reply: string, method: string, reminder: string) => readonly string[]
}

const ON_THE_DAY: Readonly<Record<string, string>> = {
  visit:
    '当日は受付でお名前をお伝えください。お申し込みもお考えの方は、本人確認書類（運転免許証・マイナンバーカードなど）をお持ちください。',
  online: '当日の接続の方法は、担当者からメールでご案内します。',
  onsite: '当日は物件の前でお待ちしています。場所が分からないときは、お電話ください。',
}

/** The forms that people answer: those about mails are answered by a mail alone. */
export type EnquiryForm = Exclude<InquiryForm, 'mail-magazine' | 'mail-alert'>

/** The words of the mails of each of them. */
export const FORM_WORDS: Readonly<Record<EnquiryForm, Words>> = {
  contact: {
    heading: 'お問い合わせを受け付けました',
    thanks: 'お問い合わせいただき、ありがとうございます。次の内容で受け付けました。',
    kind: 'お問い合わせ',
    about: 'お問い合わせの内容',
    next: (reply) => ['担当者がお問い合わせの内容を確認します。', reply],
  },
  property: {
    heading: '物件のお問い合わせを受け付けました',
    thanks: '物件についてお問い合わせいただき、ありがとうございます。次の内容で受け付けました。',
    kind: '物件お問い合わせ',
    about: 'お問い合わせの内容',
    next: (reply) => [
      '担当者が物件の最新の状況を確認します。',
      reply,
      '物件をご覧になる場合は、ご都合に合わせて日時を決めます。',
    ],
  },
  'property-building': {
    heading: '建物のお問い合わせを受け付けました',
    thanks: '建物についてお問い合わせいただき、ありがとうございます。次の内容で受け付けました。',
    kind: '建物お問い合わせ',
    about: 'お問い合わせの内容',
    next: (reply) => ['担当者が空室の状況と今後の予定を確認します。', reply],
  },
  request: {
    heading: '物件リクエストを受け付けました',
    thanks: 'ご希望の条件をお知らせいただき、ありがとうございます。次の条件でお探しします。',
    kind: '物件リクエスト',
    about: 'ご希望の条件',
    next: (reply) => [
      '担当者が、ご希望に近い物件をお探しします。',
      reply,
      '気になる物件があれば、内見の日時を決めます。',
    ],
  },
  reservation: {
    heading: 'ご予約を承りました',
    thanks: 'ご予約いただき、ありがとうございます。次の日時でお待ちしています。',
    kind: '来店予約',
    about: 'ご予約の内容',
    next: (reply, method, reminder) => [
      reply,
      reminder,
      ON_THE_DAY[method] ?? '当日お会いできるのを楽しみにしています。',
    ],
  },
  'seminar-apply': {
    heading: 'セミナーのお申し込みを承りました',
    thanks: 'セミナーにお申し込みいただき、ありがとうございます。お席をご用意しました。',
    kind: 'セミナー申し込み',
    about: 'お申し込みの内容',
    next: (_, method, reminder) => [
      reminder,
      method === 'online'
        ? '開始の時刻に、このメールから参加用のページを開いてください。'
        : '開始の10分前までに会場へお越しください。受付でお名前をお伝えください。',
    ],
  },
  satei: {
    heading: '査定のご依頼を受け付けました',
    thanks: '査定をご依頼いただき、ありがとうございます。次の内容で受け付けました。',
    kind: '売却査定',
    about: '査定の内容',
    next: (reply) => [
      '担当者が周辺の成約事例と相場を調べます。',
      reply,
      '訪問査定をご希望の場合は、お伺いする日時を決めます。査定は無料です。',
    ],
  },
}
