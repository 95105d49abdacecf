import type { Api, CallOptions } from '@sumai/api-client'
import { allArticles } from '@sumai/content/articles-data'
import { nextSession, toSession } from '../../components/seminar-session.ts'

/** Seminars to come, the next first, and those that were held, the last first; `now` is ISO 8601. */
export async function readSeminars(api: Api, now: string, options: CallOptions) {
  const all = await allArticles(api, 'seminar', options)
  const seminars = all.map(({ speaker, sessions, ...seminar }) => ({
    contentId: seminar.contentId,
    title: seminar.title,
    summary: seminar.summary,
    tagName: seminar.tagName,
    imageUrl: seminar.imageUrl,
    speaker: speaker?.name ?? null,
    sessions: (sessions ?? [])
      .map((session) => toSession(session, now))
      .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt)),
  }))
  const coming = seminars.filter((seminar) => nextSession(seminar))
  const past = seminars.filter((seminar) => !nextSession(seminar))
  const shownAt = ({ sessions }: (typeof seminars)[number]) =>
    Date.parse((nextSession({ sessions }) ?? sessions.at(-1))?.startAt ?? now)
  return {
    coming: coming.toSorted((a, b) => shownAt(a) - shownAt(b)),
    past: past.toSorted((a, b) => shownAt(b) - shownAt(a)),
  }
}
