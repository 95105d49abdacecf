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
