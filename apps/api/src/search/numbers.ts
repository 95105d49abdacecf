const MS_PER_DAY = 86_400_000

/** Days since 1970 of `YYYY-MM-DD` (or of the first of `YYYY-MM`): dates compare as numbers. */
export const dayNumber = (day: string): number => Date.parse(day) / MS_PER_DAY
