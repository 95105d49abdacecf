/** Most minutes of each colour but the last. */
const STEPS = [15, 30, 45]

/** The colours of pins by how long one goes from there, with their words in the legend. */
export const COMMUTE_BANDS = [...STEPS.map((step) => `${step}分以内`), `${STEPS.at(-1)}分を超える`]

/** Which of them a home has. */
export function bandOf(minutes: number): number {
  const band = STEPS.findIndex((step) => minutes <= step)
  return band < 0 ? STEPS.length : band
}

type Ways = readonly { minutes: number | null }[]

/** Minutes of the longest way; `null` where none is asked for, or all take longer than is counted. */
export function longestOf(ways: Ways = []): number | null {
  const counted = ways.flatMap(({ minutes }) => minutes ?? [])
  return counted.length > 0 ? Math.max(...counted) : null
}
