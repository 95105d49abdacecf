/** Codes of layouts (`madori`) that most people look for, and their names. */
const LAYOUTS = [
  ['110', '1R'],
  ['120', '1K'],
  ['130', '1DK'],
  ['150', '1LDK'],
  ['220', '2K'],
  ['230', '2DK'],
  ['250', '2LDK'],
  ['330', '3DK'],
  ['350', '3LDK'],
  ['450', '4LDK'],
] as const

/** Layouts by which towns are compared. */
export const COMPARED = ['1K', '2LDK']

/** Minimum number of listings for a median to be shown. */
export const ENOUGH = 5

export type RentStat = {
  code: string
  layout: string /** Yen a month. */
  median: number
  n: number
}

/** The layouts of which there are enough rooms for a median, by how many there are of each. */
export const countedLayouts = (counts: Readonly<Record<string, number>>) =>
  LAYOUTS.flatMap(([code, layout]) => {
    const n = counts[code] ?? 0
    return n >= ENOUGH ? [{ code, layout, n }] : []
  })

export const rentStatsOf = (stats: Readonly<Record<string, { median: number; n: number }>>) =>
  LAYOUTS.flatMap(([code, layout]): RentStat[] => {
    const found = stats[code]
    return found && found.n >= ENOUGH ? [{ code, layout, median: found.median, n: found.n }] : []
  })
