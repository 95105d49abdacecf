/** One kind of article of a site, as its pages need it. */
export type ArticleSite = {
  contentType: 'news_chintai' | 'news_baibai' | 'ekimaesan_chintai' | 'ekimaesan_baibai' | 'info'
  /** Of the breadcrumbs: お知らせ */
  name: string
  /** Of the list: お知らせ一覧 */
  heading: string
  /** Of the list. */
  description: string
  paths: {
    top: string
    list: string
    category: (tagId: number) => string
    article: (contentId: number) => string
  }
}

/** The Q&A of a site. */
export type QuestionSite = ArticleSite & {
  /** Where to ask what nobody has asked yet. */
  askTo: string
  /** The search that the questions are about. */
  scope: 'chintai' | 'baibai'
}
