import { expect, test } from '@jest/globals'
import { isSetsubiOf } from '@sumai/domain/setsubijoken'
import { metresToRiver } from '@sumai/geo/rivers'
import { frontSide } from '@sumai/madori/program'
import { STAFFS } from '../people/staffs.ts'
import { SHOPS } from '../places/shops.ts'
import { properties } from '../testing/demo-homes.ts'
import { officialPrice } from './prices.ts'

const said = (property: (typeof properties)[number]) =>
  [property.title, property.catchCopy, property.comment].join()

test('land carries no tax', () => {
  const land = properties.filter(({ bukkenType }) => bukkenType === 'hanbai_tochi')
  expect(land.length).toBeGreaterThan(200)
  expect(land.filter(({ kakakuZeiKbn }) => kakakuZeiKbn !== 2)).toEqual([])
})

test('what is said of the way to the station is what the way is', () => {
  const near = properties.filter((property) => /徒歩10分以内/.test(said(property)))
  expect(near.length).toBeGreaterThan(10)
  expect(near.filter(({ kotsu: [way] }) => way?.bus_fun !== null || way.toho_fun > 10)).toEqual([])
  expect(properties.filter((property) => said(property).includes('歩ける距離'))).toEqual([])
})

test('a house that is not finished yet is said to be so, and no other', () => {
  const houses = properties.filter(({ bukkenType }) =>
    ['hanbai_shinchiku', 'tateuri'].includes(bukkenType),
  )
  const states = new Set(houses.map(({ genkyo, chikuYm }) => `${genkyo} ${chikuYm === null}`))
  expect(states).toEqual(new Set(['2 false', '4 true']))
})

test('the house that a site shows is its first lot, and none costs less', () => {
  const sites = properties.filter(({ bunjo }) => bunjo)
  expect(sites.length).toBeGreaterThan(5)
  for (const { bunjo, kakaku, tochiMen, tatemonoMen } of sites) {
    const [first] = bunjo?.kukaku ?? []
    expect(first).toMatchObject({
      kakaku,
      tochi_men: tochiMen,
      tatemono_men: tatemonoMen,
      status: '販売中',
    })
  }
})

test('the front door of a house that is drawn looks to a road', () => {
  const houses = properties.filter(({ tatemonoMen, muki }) => tatemonoMen && muki)
  expect(houses.length).toBeGreaterThan(400)
  const apart = houses.filter(
    ({ setsudo, muki }) => !setsudo?.some((road) => road.muki === frontSide(muki ?? 0)),
  )
  expect(apart.map(({ bukkenNo }) => bukkenNo)).toEqual([])
})

test('what is for sale has the facilities that a sale can have', () => {
  const codes = new Set(properties.flatMap(({ setsubijoken }) => setsubijoken ?? []))
  expect(codes.size).toBeGreaterThan(20)
  expect([...codes].filter((code) => !isSetsubiOf('baibai', code))).toEqual([])
})

test('whoever sells does not speak of rooms to rent', () => {
  const sells = new Set(SHOPS.filter(({ cbFlg }) => cbFlg !== 2).map(({ tenpoNo }) => tenpoNo))
  const words = /お部屋|部屋選び|お引っ越し/
  const odd = STAFFS.filter(
    ({ tenpoNo, message }) => sells.has(tenpoNo) && words.test(message ?? ''),
  )
  expect(odd).toEqual([])
})

test('land costs about what the official survey says of its neighbours', () => {
  const owned = properties.filter(
    ({ bukkenType, tochiKenri }) => bukkenType === 'hanbai_tochi' && tochiKenri === 1,
  )
  const shares = owned.flatMap(({ kakaku, tochiMen, lat, lng }) => {
    const official = officialPrice({ lat, lng })
    return official ? [kakaku / (tochiMen ?? 1) / official] : []
  })
  expect(shares.length).toBeGreaterThan(300)
  expect(Math.min(...shares)).toBeGreaterThan(0.7)
  expect(Math.max(...shares)).toBeLessThan(1.3)
})

test('what is said of the ground is what it can be there', () => {
  const high = properties.filter(({ chisei }) => chisei === 2)
  expect(high.length).toBeGreaterThan(20)
  expect(high.filter(({ hazard }) => hazard?.kozui || hazard?.takashio)).toEqual([])
  const controlled = properties.filter(({ toshiKeikaku }) => toshiKeikaku === 2)
  expect(controlled.filter(({ cityCode }) => /^4013|^4021[89]/.test(cityCode))).toEqual([])
  expect(controlled.filter(({ biko }) => !biko?.includes('建て替え'))).toEqual([])
})

test('whoever lives near a river lies in a zone of its floods', () => {
  const isNear = ({ lat, lng }: { lat: number; lng: number }) => metresToRiver({ lat, lng }) < 400
  const near = properties.filter(isNear)
  expect(near.length).toBeGreaterThan(100)
  expect(near.filter(({ hazard }) => !hazard?.kozui)).toEqual([])
})

test('a house had its permit before it was finished', () => {
  const built = properties.filter(({ kenchikuKakuninNo }) => kenchikuKakuninNo)
  const wrong = built.filter(({ kenchikuKakuninNo, chikuYm, kanseiYm }) => {
    const permitted = 2018 + Number(/R(\d+)/.exec(kenchikuKakuninNo ?? '')?.[1])
    const finished = chikuYm ?? kanseiYm ?? ''
    return finished < `${permitted}-07`
  })
  expect(wrong).toEqual([])
})

test('no more cars stand on the ground of a building than it has room for beside the house', () => {
  const whole = properties.filter(
    ({ bukkenKbn }) => bukkenKbn === 'ittou' || bukkenKbn === 'jigyou',
  )
  expect(whole.length).toBeGreaterThan(50)
  const crowded = whole.filter(({ tochiMen, tatemonoMen, sokosu, parkingDaisu }) => {
    const free = (tochiMen ?? 0) - (tatemonoMen ?? 0) / (sokosu ?? 1)
    return (parkingDaisu ?? 0) * 25 > free
  })
  expect(crowded.map(({ bukkenNo }) => bukkenNo)).toEqual([])
})

test('no two buildings of a city have the same name', () => {
  const names = properties
    .filter(({ bukkenType, bukkenKbn }) => bukkenType === 'hanbai_mansion' || bukkenKbn === 'ittou')
    .map(({ cityCode, name }) => `${cityCode} ${name.replace(/ \d+階$/, '')}`)
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})
