import { type DateInput, inTokyo } from './dates.ts'

/** First day of each era, newest first. Meiji counts by the Gregorian calendar only since 1873. */
const ERAS = [
  ['令和', 2019, '2019-05-01'],
  ['平成', 1989, '1989-01-08'],
  ['昭和', 1926, '1926-12-25'],
  ['大正', 1912, '1912-07-30'],
  ['明治', 1868, '1873-01-01'],
] as const

/**
 * Japanese year with its month, as deeds and registers write the age of a building:
 * 2008-03 → 平成20年3月, 2019-05 → 令和元年5月. The month in which an era began counts as the new
 * era (a month of construction has no day). '' before 1873.
 */
export function formatWareki(input: DateInput): string {
  const date = inTokyo(input)
  const isMonth = typeof input === 'string' && /^\d{4}-\d{2}$/.test(input)
  const day = (isMonth ? date.endOf('month') : date).format('YYYY-MM-DD')
  const era = ERAS.find(([, , firstDay]) => date.isValid() && day >= firstDay)
  if (!era) return ''
  const [name, firstYear] = era
  const year = date.year() - firstYear + 1
  return `${name}${year === 1 ? '元' : year}年${date.month() + 1}月`
}
