/** The settings of one kind of article on one site. */
export type ArticleSite = {
  contentType: 'news_chintai' | 'news_baibai' | 'ekimaesan_chintai' | 'ekimaesan_baibai' | 'info'
  /** In breadcrumbs: お知らせ */
  name: string
  /** Heading of the list: お知らせ一覧 */
  heading: string
  /** Description of the list. */
  description: string
  /** The municipality that is drawn above the pages. */
  town: string
  /** Which shops are named beside an article: 1 sales, 2 rental. */
  cbFlg: 1 | 2
  paths: {
    top: string
    list: string
    category: (tagId: number) => string
    article: (contentId: number) => string
    shop: (tenpoNo: string) => string
    visit: (tenpoNo: string) => string
    contact: string
  }
}

/** The settings of the Q&A of a site. */
export type QuestionSite = ArticleSite & {
  /** Path of the form for new questions. */
  askTo: string
  /** The search that the questions are about. */
  scope: 'chintai' | 'baibai'
}
