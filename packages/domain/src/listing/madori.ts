const KIND = new Map([
  [10, 'R'],
  [15, 'SR'],
  [20, 'K'],
  [25, 'SK'],
  [30, 'DK'],
  [35, 'SDK'],
  [40, 'LK'],
  [45, 'SLK'],
  [50, 'LDK'],
  [55, 'SLDK'],
])
/** A store room (S) is counted with its base form, LK with LDK: the choices of a search. */
const SEARCHED_AS = new Map([
  [10, 10],
  [15, 10],
  [20, 20],
  [25, 20],
  [30, 30],
  [35, 30],
  [40, 50],
  [45, 50],
  [50, 50],
  [55, 50],
])
const FIVE_AND_MORE = 500

/** The search code of a layout (`madori_search`): 2 × LDK → 250; 5 rooms and more → 500. */
export function madoriCode(heyasu: number | null, kind: number | null): number | null {
  const base = SEARCHED_AS.get(kind ?? 0)
  if (heyasu === null || base === undefined) return null
  return heyasu >= 5 ? FIVE_AND_MORE : heyasu * 100 + base
}

/** 2LDK, 3SLDK, 1R; `null` when there is no layout. */
export function madoriLabel(heyasu: number | null, kind: number | null): string | null {
  const letters = KIND.get(kind ?? 0)
  if (heyasu === null || letters === undefined) return null
  return `${heyasu}${letters}`
}
