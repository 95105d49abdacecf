type Years = number | null | undefined

/**
 * Age of a building as it follows its month of construction: （新築）, （築6年）, or nothing when
 * it is unknown or not finished. 0 means new and never lived in: the API never sends 0
 * for anything else.
 */
export function formatChikuYear(years: Years): string {
  const age = chikuYearLabel(years)
  return age && `（${age}）`
}

/** The same for cards, where the age stands alone: 新築, 築6年, or ''. */
export function chikuYearLabel(years: Years): string {
  if (years == null || !(years >= 0)) return ''
  return years === 0 ? '新築' : `築${years}年`
}
