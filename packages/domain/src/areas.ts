import areas from './master/areas.json' with { type: 'json' }

/** One of the six sales areas; `short` is for buttons and tabs, `name` for headings. */
export type Area = { areaNo: number; name: string; short: string; slug: string }

/** In the order in which they are shown. */
export const AREAS: readonly Area[] = areas.map((area) => ({
  areaNo: area.area_no,
  name: area.area_name,
  short: area.short,
  slug: area.slug,
}))

/** Municipalities of all areas; a shop is not in each. */
export const CITY_COUNT = 36

/** What lies in each area, in the order of the areas; in some there may be nothing. */
export const byArea = <T extends { areaNo: number }>(all: readonly T[]) =>
  AREAS.map((area) => ({ area, inArea: all.filter(({ areaNo }) => areaNo === area.areaNo) }))
