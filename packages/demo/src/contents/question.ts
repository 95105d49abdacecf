/** A question that visitors ask, as written by the agency. The body is markup.ts text. */
export type Question = {
  question: string
  /** The answer in a sentence or two, shown first. At most 200 characters. */
  short: string
  body: string
  /** Search conditions of listings that the question is about, by query name. */
  match?: Record<string, (number | string)[]>
}
