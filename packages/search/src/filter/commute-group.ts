import {
  COMMUTE_MINUTES,
  type Commute,
  commuteOf,
  commutePlaceName,
  MOST_COMMUTES,
  writeCommute,
} from '@sumai/domain/search-url/commute'
import type { FilterCommute, FilterGroup, FilterStep } from './filter.ts'
import type { FilterState } from './filter-options.ts'

const USUAL_MINUTES = 30
const NOWHERE: FilterCommute = {
  name: '',
  minutes: String(USUAL_MINUTES),
  by: 'train',
  steps: COMMUTE_MINUTES.map((minutes) => stepOf(minutes)),
}

/** The places of the search with their minutes, and room for one more. */
export function commuteGroup(
  legend: string,
  { conditions, facets }: FilterState,
  suggestAt: string,
): FilterGroup {
  const { commute = [] } = conditions as { commute?: readonly string[] }
  const chosen = commute.map(commuteOf).filter((it) => it !== null)
  const counts = facets.commute ?? {}
  return {
    kind: 'commute',
    legend,
    name: 'commute',
    commutes: [...chosen.map((it) => filled(it, counts)), NOWHERE].slice(0, MOST_COMMUTES),
    suggestAt: `${suggestAt}?of=commute`,
  }
}

/** Minutes in the address that are no usual choice are added without a count. */
function filled(commute: Commute, counts: Readonly<Record<string, number>>): FilterCommute {
  const { place, minutes, by } = commute
  const usual = COMMUTE_MINUTES.map((step) =>
    stepOf(step, counts[writeCommute({ ...commute, minutes: step })] ?? 0),
  )
  const isUsual = usual.some(({ value }) => value === String(minutes))
  const steps = isUsual ? usual : [...usual, stepOf(minutes)]
  return {
    name: commutePlaceName(place),
    minutes: String(minutes),
    by,
    steps: steps.sort((a, b) => Number(a.value) - Number(b.value)),
  }
}

function stepOf(minutes: number, count?: number): FilterStep {
  return {
    value: String(minutes),
    label: `${minutes}分以内`,
    ...(count !== undefined && { count }),
  }
}
