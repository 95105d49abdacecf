/** The dates of one closing in words: 12月29日（火）. */
export type ClosingDays = {
  year: number
  first: string
  last: string
  /** The first day after it. */
  again: string
  /** The last day before it. */
  before: string
  /** The last day before it on which banks and registries are open. */
  settled: string
  count: number
}

/** What a site says about a closing: the notice, and advice of which each year gets another. */
export type ClosingTexts = {
  notice: (days: ClosingDays) => string
  advice: readonly string[]
}

export type Season = 'winter' | 'summer'
