import type { SuggestionKind } from '@sumai/api-client/contract/suggest'

/** What the words in a field may become. */
export type Suggestion = {
  /** Beside those of the API: what was searched before, and the place of the visitor. */
  kind: SuggestionKind | 'recent' | 'here'
  label: string
  note?: string | null
  /** The part of the label that was typed, in characters. */
  mark?: { from: number; to: number } | null
  /** What the field then says. */
  words: string
  /** Listings that are then found, where that is known. */
  count?: number
}

export type Suggested = {
  /** Names of the conditions that the words before already say. */
  understood: readonly string[]
  suggestions: readonly Suggestion[]
  /** A search in several words. */
  example?: string
}

export const NOTHING: Suggested = { understood: [], suggestions: [] }
