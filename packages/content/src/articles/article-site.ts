import type { ChatIcon } from '@sumai/ui/icon'

type QuestionType = 'ekimaesan_chintai' | 'ekimaesan_baibai'

/** The settings of one kind of article on one site. */
export type ArticleSite = {
  contentType: 'news_chintai' | 'news_baibai' | QuestionType | 'info'
  /** In breadcrumbs: お知らせ */
  name: string
  /** Heading of the list: お知らせ一覧 */
  heading: string
  /** Description of the list. */
  description: string
  /** The municipality whose shop stands beside the pages; above questions and guides it is drawn. */
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
    /** Atom; the news alone have one. */
    feed?: string
  }
}

/** What a list holds, above it, and what its readers should know beside, below it. */
type NewsWords = { lead: string; note: string }

/** The settings of the news of a site. */
export type NewsSite = ArticleSite & {
  /** The questions that stand beside the list. */
  questions: { contentType: QuestionType; to: (contentId: number) => string }
  /** Of the whole list, and of categories by name. */
  words: { all: NewsWords } & Partial<Record<string, NewsWords>>
}

/** What a visitor should know before the questions of a category. */
type QuestionGuide = {
  Icon: typeof ChatIcon
  /** What is asked most, and the answer in a word. */
  lead: string
  /** Words of the trade that occur in the answers. */
  words: readonly { label: string; value: string }[]
  /** What to have at hand before asking a shop. */
  ready: readonly string[]
}

/** The settings of the Q&A of a site. */
export type QuestionSite = ArticleSite & {
  contentType: QuestionType
  /** Path of the form for new questions. */
  askTo: string
  /** The search that the questions are about. */
  scope: 'chintai' | 'baibai'
  /** By the name of the category. */
  guides: Readonly<Partial<Record<string, QuestionGuide>>>
}
