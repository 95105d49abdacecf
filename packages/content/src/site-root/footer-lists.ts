import type { Camelized } from '@sumai/api-client'
import type { City } from '@sumai/api-client/contract/city'
import type { School } from '@sumai/api-client/contract/school'
import type { Shop } from '@sumai/api-client/contract/shop'
import type { Line } from '@sumai/api-client/contract/station'
import { byArea } from '@sumai/domain/areas'
import { MAIN_LINES } from '@sumai/domain/main-lines'
import type { FooterList, FooterLists, NavTarget } from '@sumai/platform'

/** Answers of the API: 36 cities, 19 lines with stations, 24 universities, the site's shops. */
export type FooterAnswers = {
  cities: readonly Camelized<City>[]
  lines: readonly Camelized<Line>[]
  schools: readonly Camelized<School>[]
  shops: readonly Camelized<Shop>[]
}

type Site = {
  /** The word for homes in headings: 賃貸, 物件. */
  what: string
  /** Path of a search by the slug of a place. */
  toPlace: (slug: string) => string
  toShop: (tenpoNo: string) => string
  /** An additional first list. */
  first?: FooterList
}

/** The lists of a site's footer, in two columns. Without schools their list is left out. */
export function footerLists(
  { what, toPlace, toShop, first }: Site,
  { cities, lines, schools, shops }: FooterAnswers,
): FooterLists {
  const byCity: FooterList = {
    icon: 'pin',
    heading: `市区町村から${what}を探す`,
    groups: linksByArea(cities, ({ cityShortName, slug }) => ({
      label: cityShortName,
      to: toPlace(slug),
    })),
  }
  const byShop: FooterList = {
    icon: 'building',
    heading: 'お近くの店舗',
    groups: linksByArea(shops, ({ tenpoName, tenpoNo }) => ({
      label: tenpoName,
      to: toShop(tenpoNo),
    })),
  }
  const byStation: FooterList = {
    icon: 'train',
    heading: `沿線・駅から${what}を探す`,
    groups: lines
      .filter(({ lineCode }) => MAIN_LINES.includes(lineCode))
      .map(({ lineName, stations }) => ({
        name: lineName,
        links: stations.map(({ ekiName, slug }) => ({ label: ekiName, to: toPlace(slug) })),
      })),
  }
  const bySchool: FooterList = {
    icon: 'school',
    heading: `大学・短大から${what}を探す`,
    groups: [
      {
        name: '',
        links: schools.map(({ shisetsuNm, slug }) => ({ label: shisetsuNm, to: toPlace(slug) })),
      },
    ],
  }
  const columns = [
    [...(first ? [first] : []), byCity, byShop],
    [byStation, bySchool],
  ]
  return columns.map((lists) => lists.filter(hasLinks))
}

const hasLinks = ({ groups }: FooterList) => groups.some(({ links }) => links.length > 0)

const linksByArea = <T extends { areaNo: number }>(
  all: readonly T[],
  toLink: (entry: T) => NavTarget,
) =>
  byArea(all)
    .map(({ area, inArea }) => ({ name: area.short, links: inArea.map(toLink) }))
    .filter(({ links }) => links.length > 0)
