/** The settings of one kind of article on one site. */
export type ArticleSite = {
  contentType: 'news_chintai' | 'news_baibai' | 'ekimaesan_chintai' | 'ekimaesan_baibai' | 'info'
  /** In breadcrumbs: お知らせ */
  name: string
  /** Heading of the list: お知らせ一覧 */
  heading: string
  /** Description of the list. */
  description: string
  paths: {
    top: string
    list: string
    category: (tagId: number) => string
    article: (contentId: number) => string
  }
}

/** The settings of the Q&A of a site. */
export type QuestionSite = ArticleSite & {
  /** Path of the form for new questions. */
  askTo: string
  /** The search that the questions are about. */
  scope: 'chintai' | 'baibai'
}
