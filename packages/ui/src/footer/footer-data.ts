import type { Camelized } from '@sumai/api-client'
import type { City } from '@sumai/api-client/contract/city'
import type { School } from '@sumai/api-client/contract/school'
import type { Shop } from '@sumai/api-client/contract/shop'
import type { Line } from '@sumai/api-client/contract/station'
import { AREAS } from '@sumai/domain/areas'

/** A place one can search in, or a shop by its number. */
type Item = { name: string; slug: string }
type Group = { name: string; items: readonly Item[] }

/** Names and slugs only: what can be read from the links of the footer again. */
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

let last: { source: Source; data: FooterData } | undefined

/**
 * From the answers of the API; sales shows a school only when something is for sale near it. The same
 * answers give the same data, of which the server draws the footer once.
 */
export function toFooterData(source: Source): FooterData {
  if (last && isSame(last.source, source)) return last.data
  const data = grouped(source)
  last = { source, data }
  return data
}

const isSame = (one: Source, other: Source) =>
  (Object.keys(one) as (keyof Source)[]).every((key) => one[key] === other[key])

function grouped({ site, cities, lines, schools, shops }: Source): FooterData {
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
