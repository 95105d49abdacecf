type Years = number | null | undefined

/**
 * Age of a building, to be put after its month of construction: （新築）, （築6年）, or '' when it is
 * unknown or not finished. 0 means new and never lived in: the API never sends 0
 * for anything else.
 */
export function formatChikuYear(years: Years): string {
  const age = chikuYearLabel(years)
  return age && `（${age}）`
}

/** Age of a building for cards: 新築, 築6年, or ''. */
export function chikuYearLabel(years: Years): string {
  if (years == null || !(years >= 0)) return ''
  return years === 0 ? '新築' : `築${years}年`
}
