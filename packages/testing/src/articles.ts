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
    answerShort: '価格の5〜10%が目安です。',
    match: { setsubijoken: [501] },
  },
]

/** In the afternoon at the shop, with 24 seats; applications until the day before. */
const session = (sessionNo: number, day: string, more: object) => ({
  sessionNo,
  startAt: `${day}T13:30:00+09:00`,
  endAt: `${day}T15:00:00+09:00`,
  venueName: '久留米本店',
  address: '福岡県久留米市東町00番地1',
  onlineUrl: null,
  capacity: 24,
  applyDeadline: `${day}T00:00:00+09:00`,
  ...more,
})

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
  {
    ...ARTICLE,
    contentId: 4,
    contentType: 'seminar',
    title: '空室を減らす募集条件の見直し方',
    tagName: '空室対策',
    speaker: { name: '古賀 浩二', profile: '賃貸管理部' },
    fee: 0,
    sessions: [
      session(1, '2026-11-28', { appliedCount: 24 }),
      session(2, '2026-12-05', { appliedCount: 16 }),
    ],
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
