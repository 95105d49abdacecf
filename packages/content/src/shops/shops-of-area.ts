import type { Camelized } from '@sumai/api-client'
import type { Shop } from '@sumai/api-client/contract/shop'
import { AREAS, byArea } from '@sumai/domain/areas'
import { httpError } from '@sumai/platform'
import { toShopTile } from './shop-tile.ts'

type Area = { areaNo: number; name: string }

/** The area that `?area_no=` of an address asks for; `null` for all of them. Throws 400. */
export function areaAsked({ url }: Request): Area | null {
  const asked = new URL(url).searchParams.get('area_no')
  if (asked === null) return null
  const area = AREAS.find(({ areaNo }) => String(areaNo) === asked)
  if (!area) throw httpError(400)
  return { areaNo: area.areaNo, name: area.name }
}

/** The shops of an area, or all of them in the order of the areas, and how many there are in each. */
export function shopsOfArea(all: readonly Camelized<Shop>[], area: Area | null) {
  const areas = byArea(all)
  return {
    area,
    counts: Object.fromEntries(areas.map(({ area, inArea }) => [area.areaNo, inArea.length])),
    total: all.length,
    shops: areas
      .filter((one) => area === null || one.area.areaNo === area.areaNo)
      .flatMap(({ inArea }) => inArea.map(toShopTile)),
  }
}

/** The town that is drawn above the pages of an area. */
const TOWNS: Readonly<Record<number, string>> = {
  101: '40131',
  30: '40221',
  10: '40203',
  20: '40207',
  41: '40202',
  40: '41201',
}

export const townOfArea = (areaNo: number | undefined): string => TOWNS[areaNo ?? 101] ?? '40131'
