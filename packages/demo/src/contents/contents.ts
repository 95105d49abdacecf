import type { ContentRow, SessionRow } from '../rows.ts'
import { guides } from './guides.ts'
import { news } from './news.ts'
import { questions } from './questions.ts'
import { seminars } from './seminars/seminar-rows.ts'
import { voices } from './voices/voices.ts'

const RELATED = 3

/** About 300 articles of every kind, and the dates of the seminars. */
export function contentRows(today: string): {
  contents: NumberedContent[]
  sessions: SessionRow[]
} {
  const held = seminars(today)
  const articles = [
    ...held.map(({ content }) => content),
    ...news(today),
    ...questions(today),
    ...voices(today),
    ...guides(today),
  ].map((content, index) => ({ ...content, contentId: index + 1 }))
  return {
    contents: articles.map((content) => ({ ...content, relatedIds: relatedTo(content, articles) })),
    sessions: held.flatMap(({ sessions }, index) =>
      sessions.map((session) => ({ ...session, contentId: index + 1 })),
    ),
  }
}

type NumberedContent = ContentRow & { contentId: number }

/** The next articles of the same kind and category, around the end. */
function relatedTo(content: NumberedContent, articles: readonly NumberedContent[]): number[] {
  const alike = articles.filter(
    ({ contentType, tagId }) => contentType === content.contentType && tagId === content.tagId,
  )
  const at = alike.findIndex(({ contentId }) => contentId === content.contentId)
  const following = [...alike.slice(at + 1), ...alike.slice(0, at)]
  return following.slice(0, RELATED).map(({ contentId }) => contentId)
}
