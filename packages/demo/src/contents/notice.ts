/** Categories of the news of both sites, by name. */
export const NEWS_TAGS = {
  会社: 1,
  営業日: 2,
  店舗: 3,
  サービス: 4,
  '見学・相談会': 5,
} as const

/** A piece of news; the body is markup.ts text. */
export type Notice = {
  title: string
  tag: keyof typeof NEWS_TAGS
  /** Days between its publication and "today"; negative is scheduled. */
  daysAgo: number
  body: string
  tenpoNo?: string
  /** By default the shop that writes it. */
  picture?: string
}
