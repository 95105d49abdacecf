type Holidays = { default: Record<string, unknown> }

/** The national holidays of the years from one day to another (`YYYY-MM-DD`). */
export async function nationalHolidays(from: string, to: string): Promise<ReadonlySet<string>> {
  const years: Promise<Holidays>[] = []
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    years.push(holidaysOf(year))
  }
  const lists = await Promise.all(years)
  return new Set(lists.flatMap(({ default: days }) => Object.keys(days)))
}

/**
 * Fourteen years of the eighty of the package, in the file of the calendar: a file for each would be
 * named, with its hash, in what every page loads first.
 */
const holidaysOf = (year: number): Promise<Holidays> =>
  import(
    /* webpackInclude: /20(2[6-9]|3\d)\.js$/ */
    /* webpackMode: "lazy-once" */
    /* webpackChunkName: "calendar" */
    `@holiday-jp/holiday_jp/lib/holidays_every_year/${year}.js`
  ).catch(() => ({ default: {} })) // A red number less is no reason to show no calendar.
