import type { Camelized } from '@sumai/api-client'
import type { ContentLight } from '@sumai/api-client/contract/content'

type Content = Camelized<ContentLight>

/** The fields that a list of news shows; a late API (`null`) gives an empty list. */
export const toNews = (answer: { contents: readonly Content[] } | null) =>
  (answer?.contents ?? []).map(({ contentId, title, tagName, publishAt }) => ({
    contentId,
    title,
    tagName,
    publishAt,
  }))

export const toQuestions = (answer: { contents: readonly Content[] } | null) =>
  (answer?.contents ?? []).map(({ contentId, title }) => ({ contentId, title }))

/** What a list shows of questions with their short answers. */
export const toAnswers = (contents: readonly Content[]) =>
  contents.map(({ contentId, title, answerShort }) => ({ contentId, title, answerShort }))

export type News = ReturnType<typeof toNews>[number]
export type Question = ReturnType<typeof toQuestions>[number]
