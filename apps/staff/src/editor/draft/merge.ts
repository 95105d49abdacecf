import type { Values } from '../values.ts'
import { isMerged, mergeLists } from './merge-lists.ts'

/** JSON: values are numbers, texts, lists and plain objects. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Which of my edits somebody else has changed meanwhile to something else: `base` is what I had
 * read, `theirs` what is stored now. All others go together by themselves.
 */
export const conflictsOf = (edits: Values, base: Values, theirs: Values): string[] =>
  Object.keys(edits).filter(
    (key) => !isMerged(key) && !isSame(theirs[key], base[key]) && !isSame(theirs[key], edits[key]),
  )

export const isOneOf = (all: readonly Values[], values: Values): boolean =>
  all.some((it) => isSame(it, values))

/**
 * What I had read, with what I have written since: a value that I have sent is mine when it is
 * stored, though nobody has answered that it is.
 */
export function withOwn(base: Values, sent: readonly Values[], theirs: Values): Values {
  const own = Object.keys(base).filter((key) =>
    sent.some((values) => key in values && isSame(values[key], theirs[key])),
  )
  return { ...base, ...pick(theirs, own) }
}

/** My edits with what somebody else has added to the same lists. */
export const mergedEdits = (edits: Values, base: Values, theirs: Values): Values =>
  Object.fromEntries(
    Object.entries(edits).map(([key, mine]) => [
      key,
      mergeLists(key, mine, base[key], theirs[key]),
    ]),
  )

/** The edits without those that are stored now. */
export const without = (edits: Values, stored: Values): Values =>
  Object.fromEntries(Object.entries(edits).filter(([key, value]) => !isSame(value, stored[key])))

/** The values of these fields alone. */
export const pick = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(keys.map((key) => [key, values[key]]))
