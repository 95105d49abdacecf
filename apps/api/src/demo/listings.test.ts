import { describe, expect, test } from '@jest/globals'
import { baibaiListings, SITES } from '@sumai/demo/baibai'
import { chintaiListings } from '@sumai/demo/chintai'
import { SHOPS } from '@sumai/demo/shops'
import { total } from '@sumai/domain/costs/cost-item'
import { isShinchiku } from '@sumai/domain/listing/building-age'
import { lintBaibaiRoom } from '../modules/listings/baibai-publish-lint.ts'
import { lintChintaiRoom } from '../modules/listings/chintai-publish-lint.ts'
import { letRows, propertyRow } from './fill.ts'

const TODAY = '2026-11-21'
const ROOMS = 4000
const SALES = 1500

const lets = [...chintaiListings(ROOMS, TODAY)].map(letRows)
const rooms = lets.flatMap((listing) => listing.rooms)
const properties = [...baibaiListings(SALES, TODAY)].map(propertyRow)
const shopOf = (tenpoNo: string) => {
  const shop = SHOPS.find((candidate) => candidate.tenpoNo === tenpoNo)
  if (!shop) throw new Error(`No shop ${tenpoNo}`)
  return shop
}

describe('the demo listings', () => {
  test('are the same every time', () => {
    expect([...chintaiListings(30, TODAY)]).toEqual([...chintaiListings(30, TODAY)])
    expect([...baibaiListings(30, TODAY)]).toEqual([...baibaiListings(30, TODAY)])
  })

  test('are about as many as asked for, in a third as many buildings', () => {
    expect(rooms).toHaveLength(ROOMS)
    expect(lets.length).toBeGreaterThan(1100)
    expect(lets.length).toBeLessThan(1300)
  })

  test('have every state, most of them public', () => {
    for (const listings of [rooms, properties]) {
      const states = new Set(listings.map(({ boshuStatus }) => boshuStatus))
      expect([...states].sort()).toEqual(['applied', 'closed', 'draft', 'hidden', 'public'])
      const open = listings.filter(({ boshuStatus }) => boshuStatus === 'public')
      expect(open.length / listings.length).toBeGreaterThan(0.7)
    }
  })

  test('are in all 36 cities', () => {
    expect(new Set(lets.map(({ building }) => building.cityCode)).size).toBe(36)
    expect(new Set(properties.map(({ cityCode }) => cityCode)).size).toBe(36)
  })

  test('have all eight kinds of property and twelve sites with lots on sale', () => {
    expect(new Set(properties.map(({ bukkenType }) => bukkenType)).size).toBe(8)
    const sites = properties.filter(({ bukkenType }) => bukkenType === 'tateuri')
    expect(sites).toHaveLength(SITES)
    for (const { bunjo, kakaku, kakakuTo } of sites) {
      const prices = bunjo?.kukaku.filter(({ status }) => status === '販売中') ?? []
      expect(prices).toHaveLength(bunjo?.hanbai_kukaku ?? 0)
      expect(Math.min(...prices.map((lot) => lot.kakaku))).toBe(kakaku)
      expect(Math.max(...prices.map((lot) => lot.kakaku))).toBe(kakakuTo)
    }
  })
})

describe('every demo listing may be published', () => {
  const refused = (bukkenNo: string, errors: object) =>
    Object.keys(errors).length > 0 ? [{ bukkenNo, errors }] : []

  test('rooms for rent', () => {
    const all = lets.flatMap(({ building, rooms: inBuilding }) =>
      inBuilding.flatMap((room) =>
        refused(room.bukkenNo, lintChintaiRoom(room, building, shopOf(room.tenpoNo))),
      ),
    )
    expect(all).toEqual([])
  })

  test('properties for sale', () => {
    const all = properties.flatMap((property) =>
      refused(property.bukkenNo, lintBaibaiRoom(property, shopOf(property.tenpoNo))),
    )
    expect(all).toEqual([])
  })

  test('the word 新築 is used only for what is new', () => {
    for (const { building, rooms: inBuilding } of lets) {
      for (const { catchCopy } of inBuilding) {
        if (catchCopy?.includes('新築')) {
          const { chikuYm, isMinyukyo } = building
          expect(isShinchiku({ chikuYm, isMinyukyo }, TODAY)).toBe(true)
        }
      }
    }
  })
})

describe('the money of the demo listings', () => {
  test('adds up, item by item', () => {
    const wrongRooms = rooms.filter(
      (room) =>
        total(room.getsuSogakuItems) !== room.getsuSogaku ||
        total(room.shokiHiyoItems) !== room.shokiHiyo,
    )
    const wrongProperties = properties.filter(
      ({ getsuSogaku, getsuSogakuItems }) => total(getsuSogakuItems) !== (getsuSogaku ?? 0),
    )
    expect([...wrongRooms, ...wrongProperties]).toEqual([])
  })

  test('is believable: rents by city and size, prices, yields', () => {
    const homes = rooms.filter(({ madori }) => madori != null)
    expect(homes.filter(({ hyYachin }) => hyYachin < 20_000 || hyYachin > 260_000)).toEqual([])
    expect(properties.filter(({ kakaku }) => kakaku < 500_000 || kakaku > 900_000_000)).toEqual([])
    const yields = properties.flatMap(({ shuekiRimawari }) => shuekiRimawari ?? [])
    expect(Math.min(...yields)).toBeGreaterThan(2)
    expect(Math.max(...yields)).toBeLessThan(18)
  })
})

test('texts fit their columns, politely and without loose ends', () => {
  const odd = [...rooms, ...properties].filter(
    ({ title, catchCopy, comment }) =>
      title.length > 60 ||
      (catchCopy?.length ?? 0) > 100 ||
      (comment?.length ?? 0) > 1000 ||
      /undefined|null|NaN|！/.test(`${title}${catchCopy ?? ''}${comment}`),
  )
  expect(odd).toEqual([])
})
