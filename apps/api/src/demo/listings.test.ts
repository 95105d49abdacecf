import { describe, expect, test } from '@jest/globals'
import { baibaiListings, SITES } from '@sumai/demo/baibai'
import { chintaiListings } from '@sumai/demo/chintai'
import { SHOPS } from '@sumai/demo/shops'
import * as demo from '@sumai/demo/testing/homes'
import { total } from '@sumai/domain/costs/cost-item'
import { isShinchiku } from '@sumai/domain/listing/building-age'
import { straightMetres } from '@sumai/domain/listing/distance'
import { busStopNamed } from '@sumai/geo/bus-stops'
import { geocode } from '@sumai/geo/geocode'
import { isInMunicipality } from '@sumai/geo/outlines'
import { nearestStations, STOPS } from '@sumai/geo/stations'
import { lintBaibaiRoom } from '../modules/listings/baibai-publish-lint.ts'
import { lintChintaiRoom } from '../modules/listings/chintai-publish-lint.ts'
import { letRows, propertyRow } from './fill.ts'

const { TODAY } = demo
const ROOMS = 4000

const lets = demo.lets.map(letRows)
const rooms = lets.flatMap((listing) => listing.rooms)
const properties = demo.properties.map(propertyRow)
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

describe('the demo homes stand on real ground', () => {
  const homes = [...lets.map(({ building }) => building), ...properties]
  const stopOf = (code: string) => {
    const stop = STOPS.find(({ eki_code }) => eki_code === code)
    if (!stop) throw new Error(`No station ${code}`)
    return stop
  }
  const ways = homes.flatMap((home) =>
    home.kotsu.map((way) => ({ home, way, stop: stopOf(way.eki_code) })),
  )

  test('inside their municipality, at an address that the post knows', () => {
    const astray = homes.filter((home) => !isInMunicipality(home.cityCode, home))
    expect(astray).toEqual([])
    const unknown = homes.filter(({ addressDisp, cityCode, chome }) => {
      const found = geocode(addressDisp)
      return found?.cityCode !== cityCode || found.chome !== chome || found.town === null
    })
    expect(unknown).toEqual([])
  })

  test('as many minutes from the station as the streets take', () => {
    const walks = ways.filter(({ way }) => way.bus_fun === null)
    const wrong = walks.filter(
      ({ home, way, stop }) =>
        way.toho_fun !== Math.ceil((straightMetres(home, stop) * 1.25) / 80) || way.toho_fun > 25,
    )
    expect(wrong).toEqual([])
  })

  test('near the stations they name, in their order, and otherwise at a bus stop', () => {
    for (const { home, way, stop } of ways) {
      const near = nearestStations(home, 3).map(({ item }) => item.eki_group)
      expect(near).toContain(stop.eki_group)
      if (way.bus_fun === null) continue
      expect(home.kotsu).toHaveLength(1)
      expect(straightMetres(home, stop) * 1.25).toBeGreaterThan(2_000)
      const busStop = busStopNamed(way.bus_tei ?? '', home)
      expect(way.toho_m).toBeGreaterThanOrEqual(busStop?.metres ?? Number.POSITIVE_INFINITY)
    }
    const byBus = ways.filter(({ way }) => way.bus_fun !== null)
    expect(byBus.length / homes.length).toBeGreaterThan(0.05)
    expect(byBus.length / homes.length).toBeLessThan(0.25)
  })

  test('hardly ever where another stands', () => {
    const points = new Set(homes.map(({ lat, lng }) => `${lat},${lng}`))
    expect(points.size / homes.length).toBeGreaterThan(0.95)
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

  test('no price was cut before the listing was public', () => {
    const changed = [
      ...rooms.map(({ yachinRireki, ...room }) => ({ ...room, changes: yachinRireki })),
      ...properties.map(({ kakakuRireki, ...home }) => ({ ...home, changes: kakakuRireki })),
    ].filter(({ changes }) => changes.length > 0)
    expect(changed.length).toBeGreaterThan(100)
    const early = changed.filter(({ koukaiDate, changes }) =>
      changes.some(({ date }) => date <= koukaiDate),
    )
    expect(early.map(({ bukkenNo }) => bukkenNo)).toEqual([])
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
