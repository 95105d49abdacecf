import { commuteWay } from '@sumai/domain/search-url/commute'
import type { CompareFact } from './compare.ts'

type Way = { minutes: number | null }
type Reached = { commute?: readonly Way[] | undefined }

const minutesWords = (way: Way | undefined) =>
  way ? (way.minutes === null ? '2時間を超える' : `約${way.minutes}分`) : ''

/** How long one goes to each place, in their order; a place as a search has it. */
export const commuteFacts = (commute: readonly string[]): CompareFact<Reached>[] =>
  commute.map((text, at) => ({
    label: `${commuteWay(text)}（目安）`,
    value: ({ commute: ways }) => minutesWords(ways?.[at]),
    rank: ({ commute: ways }) => ways?.[at]?.minutes ?? null,
    best: '一番近い',
  }))
