import { STATUSES_OF_A_SHOP } from '@sumai/domain/content-rights'
import { formatMoment } from '@sumai/format/dates'
import { api, staffApi } from '../../../api/api.ts'
import type { Step } from '../../../editor/take-step.ts'
import { once } from '../../../retry/once.ts'
import type { Session } from '../../../session/session-state.ts'
import { loadRichText } from '../inputs/rich-text/rich-text-input.tsx'
import { ARTICLE_GROUPS, type ArticleType } from './article-fields.ts'
import type { Kind, Stage, Thing } from './kind.ts'

type Status = 'draft' | 'scheduled' | 'public' | 'archived'

const mayBe = (session: Session, type: ArticleType, status: Status) =>
  session.staff.userType === 'admin' ||
  (STATUSES_OF_A_SHOP[type] as readonly Status[]).includes(status)

/** Since when and until when visitors see an article. */
function articleStage({ contentStatus, publishAt, expireAt }: Thing, now: string): Stage {
  const time = Date.parse(now)
  if (contentStatus === 'draft') return 'draft'
  const isOver = expireAt !== null && Date.parse(String(expireAt)) <= time
  if (contentStatus === 'archived' || isOver) return 'ended'
  return Date.parse(String(publishAt)) > time ? 'scheduled' : 'public'
}

/** ms: the screen's clock and the fields tell minutes. */
const MINUTE = 60_000

const LABELS: Record<Stage, string> = {
  draft: '公開する',
  scheduled: 'いま公開する',
  public: '公開する',
  ended: 'もう一度公開する',
}

/** When it is not published, it is what it was. */
const FAILED: Record<Stage, string> = {
  draft: '公開できなかったため、下書きに戻しました',
  scheduled: 'まだ公開していません。公開の予約はそのままです',
  public: '公開できませんでした',
  ended: '公開できませんでした。公開は終えたままです',
}

/** At the time that the article names if that is to come, else now. */
function publish(type: ArticleType, thing: Thing, session: Session, now: string): Step | undefined {
  const stage = articleStage(thing, now)
  const isLater = Date.parse(String(thing.publishAt)) >= Date.parse(now) + MINUTE
  if (isLater && stage !== 'scheduled' && mayBe(session, type, 'scheduled')) {
    const when = formatMoment(String(thing.publishAt))
    const edits = { contentStatus: 'scheduled' }
    const done = `${when}に公開します`
    return { label: `${when}に公開する`, edits, done, failed: FAILED[stage] }
  }
  if (!mayBe(session, type, 'public')) return undefined
  const edits = {
    contentStatus: 'public',
    publishAt: now,
    ...(stage === 'ended' && { expireAt: null }),
  }
  return { label: LABELS[stage], edits, done: '公開しました', failed: FAILED[stage] }
}

function hide(type: ArticleType, thing: Thing, session: Session): Step | undefined {
  const { contentStatus } = thing
  const [status, label, done, failed]: [Status, string, string, string] =
    contentStatus === 'public'
      ? ['archived', '公開を終える', '公開を終えました', '公開したままです']
      : ['draft', '下書きに戻す', '下書きに戻しました', '公開の予約はそのままです']
  if (contentStatus === 'draft' || !mayBe(session, type, status)) return undefined
  return { label, edits: { contentStatus: status }, done, failed }
}

const asThing = ({ content }: { content: object }) => content as Thing

export const articleKind = (type: ArticleType, label: string): Kind => ({
  id: type,
  label,
  resource: 'contents',
  groups: () => ARTICLE_GROUPS[type],
  load: loadRichText,
  read: async (id, signal) => asThing(await api.contents.get(id, { signal })),
  write: async ({ contentId, version }, edits) =>
    asThing(await staffApi.contents.change(Number(contentId), { ...edits, version })),
  titleOf: ({ title }) => String(title),
  stageOf: articleStage,
  publish: (thing, session, now) => publish(type, thing, session, now),
  waits: type === 'voice' ? '公開日時を入れると、公開を予約できます。' : '公開は本部が行います。',
  hide: (thing, session) => hide(type, thing, session),
  preview: ({ contentId }) => `/api/v1/contents/${contentId}/preview`,
  async remove(thing) {
    await staffApi.contents.remove(Number(thing.contentId))
    return () => staffApi.contents.create(thing as never)
  },
  isFor: (session) => mayBe(session, type, 'draft'),
})

/** Starts an article; resolves to its number. */
export async function newArticle(type: ArticleType): Promise<number> {
  const body = { contentType: type, title: '無題', body: '' }
  const { content } = await once(`new:${type}`, (key) => staffApi.contents.create(body, key))
  return content.contentId
}
