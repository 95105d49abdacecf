/** A piece of news; the body is markup.ts text. */
export type Notice = {
  title: string
  tag: string
  /** Days between its publication and "today"; negative is scheduled. */
  daysAgo: number
  body: string
  tenpoNo?: string
}

/** Categories of the news of both sites, by name. */
export const NEWS_TAGS: Readonly<Record<string, number>> = {
  お知らせ: 1,
  営業日: 2,
  店舗: 3,
  サービス: 4,
  見学会: 5,
}
