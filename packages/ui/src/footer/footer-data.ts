import type { Camelized } from '@sumai/api-client'
import type { City } from '@sumai/api-client/contract/city'
import type { School } from '@sumai/api-client/contract/school'
import type { Shop } from '@sumai/api-client/contract/shop'
import type { Line } from '@sumai/api-client/contract/station'
import { AREAS } from '@sumai/domain/areas'

/** A place one can search in, or a shop by its number. */
type Item = { name: string; slug: string }
type Group = { name: string; items: readonly Item[] }

/** Names and slugs only: it is in the HTML and the hydration data of every page. */
export type FooterData = {
  /** 36 cities in 6 areas. */
  cities: readonly Group[]
  /** 4 lines with their stations. */
  lines: readonly Group[]
  /** 24 universities. */
  schools: readonly Item[]
  /** Shops of the site's kind by area; `slug` is the number. */
  shops: readonly Group[]
}

type Source = {
  site: 'chintai' | 'baibai'
  cities: readonly Camelized<City>[]
  lines: readonly Camelized<Line>[]
  schools: readonly Camelized<School>[]
  shops: readonly Camelized<Shop>[]
}

/** From the answers of the API; sales shows a school only when something is for sale near it. */
export function toFooterData({ site, cities, lines, schools, shops }: Source): FooterData {
  const listed = site === 'baibai' ? schools.filter((it) => it.baibaiBukkenSuu > 0) : schools
  return {
    cities: byArea(cities, ({ cityShortName, slug }) => ({ name: cityShortName, slug })),
    lines: lines.map((line) => ({
      name: line.lineName,
      items: line.stations.map(({ ekiName, slug }) => ({ name: ekiName, slug })),
    })),
    schools: listed.map(({ shisetsuNm, slug }) => ({ name: shisetsuNm, slug })),
    shops: byArea(shops, ({ tenpoName, tenpoNo }) => ({ name: tenpoName, slug: tenpoNo })),
  }
}

function byArea<T extends { areaNo: number }>(list: readonly T[], toItem: (entry: T) => Item) {
  return AREAS.map(({ areaNo, short }) => ({
    name: short,
    items: list.filter((entry) => entry.areaNo === areaNo).map(toItem),
  })).filter((group) => group.items.length > 0)
}
