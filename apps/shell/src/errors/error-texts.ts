export type ErrorText = {
  heading: string
  text: string
}

const TEMPORARY = '一時的なエラーが発生しました。'

/** The texts of the customer, except for 410 and 503. */
const TEXTS: Record<number, ErrorText> = {
  400: {
    heading: TEMPORARY,
    text: 'リクエストを正しく理解できませんでした。URLをご確認いただくか、前のページへお戻りください。',
  },
  404: {
    heading: 'お探しのページが見つかりませんでした。',
    text: 'ご指定のページは現在存在しません。トップページからご確認ください。',
  },
  406: {
    heading: TEMPORARY,
    text: '適切なデータをご提供できませんでした。しばらくしてからもう一度お試しください。',
  },
  410: {
    heading: 'この物件は募集を終了しました。',
    text: 'ご覧いただいた物件の掲載は終了しています。似た条件の物件をトップページからお探しください。',
  },
  500: {
    heading: TEMPORARY,
    text: 'サーバーに問題が発生しています。しばらくしてからもう一度お試しください。',
  },
  503: {
    heading: 'ただいまページを表示できません。',
    text: '情報を読み込めませんでした。少し時間をおいて、もう一度読み込んでください。お急ぎの方はお電話でも承ります。',
  },
}

/** `null` for other statuses. */
export const errorText = (status: number): ErrorText | null => TEXTS[status] ?? null

export const errorTitle = (status: number): string => `${status}エラー`
