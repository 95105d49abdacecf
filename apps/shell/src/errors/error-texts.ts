export type ErrorText = {
  heading: string
  text: string
  /** What it means for the visitor, after the words of the customer. */
  more?: string
}

const TEMPORARY = '一時的なエラーが発生しました。'
const OTHERS = 'ほかのページは、いつもどおりご覧いただけます。'

/** The texts of the customer, except for 410 and 503. */
const TEXTS: Record<number, ErrorText> = {
  400: {
    heading: TEMPORARY,
    text: 'リクエストを正しく理解できませんでした。URLをご確認いただくか、前のページへお戻りください。条件を選び直しても、お探しいただけます。',
  },
  404: {
    heading: 'お探しのページが見つかりませんでした。',
    text: 'ご指定のページは現在存在しません。トップページからご確認ください。',
  },
  406: {
    heading: TEMPORARY,
    text: '適切なデータをご提供できませんでした。しばらくしてからもう一度お試しください。',
    more: `${OTHERS}別のブラウザーで開くと表示できることもあります。`,
  },
  410: {
    heading: 'この物件は募集を終了しました。',
    text: 'ご覧いただいた物件の掲載は終了しています。似た条件の物件をトップページからお探しください。',
  },
  500: {
    heading: TEMPORARY,
    text: 'サーバーに問題が発生しています。しばらくしてからもう一度お試しください。',
    more: `${OTHERS}不具合の内容は自動で記録しています。`,
  },
  503: {
    heading: 'ただいまページを表示できません。',
    text: '情報を読み込めませんでした。少し時間をおいて、もう一度読み込んでください。お急ぎの方はお電話でも承ります。',
  },
}

/** `null` for other statuses. */
export const errorText = (status: number): ErrorText | null => TEXTS[status] ?? null

export const errorTitle = (status: number): string => `${status}エラー`
