const ARTICLE = {
  body: '<p>詳しい内容です。</p>',
  summary: 'ひとことで言うとこうなります。',
  tagId: 1,
  imageUrl: null,
  publishAt: '2026-11-12T10:00:00+09:00',
  relatedIds: [],
  answerShort: null,
  match: null,
  cityCode: null,
  tenpoNo: null,
}

const kind = (site: string) => [
  {
    ...ARTICLE,
    contentId: 1,
    contentType: `news_${site}`,
    title: '年末年始の休業日',
    tagName: '営業日',
  },
  {
    ...ARTICLE,
    contentId: 2,
    contentType: `ekimaesan_${site}`,
    title: '手付金はいくら必要ですか。',
    tagName: '契約・費用',
    answerShort: '価格の5〜10%がめやすです。',
    match: { setsubijoken: [501] },
  },
]

/** One article of each kind, of either site. */
const ARTICLES = [
  ...kind('chintai'),
  ...kind('baibai').map((article) => ({ ...article, contentId: article.contentId + 10 })),
  {
    ...ARTICLE,
    contentId: 3,
    contentType: 'info',
    title: '久留米駅のまわりで暮らす',
    tagName: '久留米',
    tagId: 10,
    cityCode: '40203',
  },
]

type Query = { contentType?: unknown; tagId?: unknown }

/** As the API lists them. */
export function articleList({ contentType, tagId }: Query) {
  const contents = ARTICLES.filter(
    (article) =>
      article.contentType === contentType && (tagId === undefined || article.tagId === tagId),
  )
  return { contents, pagination: { page: 1, limit: 20, total: contents.length, lastPage: 1 } }
}

export const articleById = (id: string) =>
  ARTICLES.find(({ contentId }) => String(contentId) === id)
