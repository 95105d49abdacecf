type Built = {
  /** `YYYY-MM`, or `null` when unknown or not finished. */
  chikuYm: string | null
  /** Never lived in. */
  isMinyukyo: boolean
}

/**
 * Completed years since the month of construction, on the day `asOf` (`YYYY-MM-DD`). 0 is kept for
 * 新築, which an advertisement may only call what is under a year old and never lived in; a
 * lived-in building of some months counts as 1. `null` when unknown or in the future.
 */
export function chikuYear({ chikuYm, isMinyukyo }: Built, asOf: string): number | null {
  const months = chikuYm === null ? -1 : monthNumber(asOf) - monthNumber(chikuYm)
  if (months < 0) return null
  if (months < 12) return isMinyukyo ? 0 : 1
  return Math.floor(months / 12)
}

export const isShinchiku = (built: Built, asOf: string): boolean => chikuYear(built, asOf) === 0

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
