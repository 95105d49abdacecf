import { describe, expect, test } from '@jest/globals'
import { SITES } from '../baibai/baibai.ts'
import { scoreOf } from '../list-places.ts'
import { createRandom } from '../random.ts'
import type { PropertyRow } from '../rows.ts'
import { lets, properties, TODAY } from '../testing/demo-homes.ts'
import { createLooks, FACADES } from './exteriors.ts'
import manifest from './manifest.json' with { type: 'json' }

const homes = [...lets.flatMap(({ rooms }) => rooms), ...properties]

describe('the outside of a building', () => {
  const facades = Object.values(FACADES).flat()
  const buildings = [
    ...lets.map(({ building }) => ({
      number: building.tmNo,
      city: building.cityCode,
      kind: building.bukkenType,
      built: building.chikuYm,
      floors: building.chijoKaisu,
      kotsu: building.kotsu,
      url: building.photos[0]?.url,
    })),
    ...properties
      .filter(({ bukkenType }) => bukkenType !== 'hanbai_tochi')
      .map((property) => ({
        number: property.bukkenNo,
        city: property.cityCode,
        kind: property.bukkenType,
        built: property.chikuYm ?? null,
        floors: property.sokosu,
        kotsu: property.kotsu,
        url: property.photos[0]?.url,
      })),
  ]

  test('is as old and as high as the building', () => {
    const wrong = buildings.filter(({ kind, built, floors, url }) => {
      const facade = facades.find((candidate) => candidate.url === url)
      const age = built ? Number(TODAY.slice(0, 4)) - Number(built.slice(0, 4)) : 0
      const [from, to] = facade?.ages ?? [0, 0]
      const isOfThatAge = kind === 'tateuri' || (age >= from - 1 && age <= to + 1)
      return facade?.floors !== floors || !isOfThatAge
    })
    expect(wrong).toEqual([])
  })

  test('is not high where a bus takes long to the nearest station', () => {
    const far = buildings.filter(({ kotsu }) => kotsu.every(({ bus_fun }) => (bus_fun ?? 0) > 10))
    expect(far.length).toBeGreaterThan(100)
    expect(far.filter(({ floors }) => (floors ?? 0) > 5)).toEqual([])
  })

  test('has as many homes as are let behind it', () => {
    const wrong = lets.filter(({ building: { photos, kosu, chijoKaisu } }) => {
      const { homes } = facades.find(({ url }) => url === photos[0]?.url) ?? {}
      const onFloor = (kosu ?? 0) / chijoKaisu
      return homes && (onFloor < homes[0] || onFloor > homes[1])
    })
    expect(wrong.map(({ building }) => building.tmNo)).toEqual([])
  })

  test('is never that of the neighbour, of the same kind in the same municipality', () => {
    const last = new Map<string, string | undefined>()
    const alike = buildings.filter(({ city, kind, url }) => {
      const before = last.get(`${city} ${kind}`)
      last.set(`${city} ${kind}`, url)
      return before !== undefined && before === url
    })
    // Investments are few: they stand in one list of all municipalities.
    const homesAlike = alike.filter(({ kind }) => !/^(tenpo|souko|toushi_)/.test(kind))
    expect(homesAlike).toEqual([])
  })

  test('is another one than that of those beside it in a list of all municipalities', () => {
    const [random, looks] = [createRandom('looks'), createLooks()]
    const list = Array.from({ length: 120 }, () => {
      const at = random.next()
      const look = looks(random, String(random.int(1, 36)), FACADES.apartment, {
        lists: { all: at },
      })
      return { at, url: look.url }
    }).toSorted((one, other) => one.at - other.at)
    const beside = 10
    const alike = list.filter(({ url }, index) =>
      list.slice(index + 1, index + 1 + beside).some((other) => other.url === url),
    )
    expect(alike).toEqual([])
  })

  test.each([
    ['homes for sale', ({ bukkenKbn }: PropertyRow) => !bukkenKbn],
    ['investments', ({ bukkenKbn }: PropertyRow) => Boolean(bukkenKbn)],
    ['whole buildings', ({ bukkenKbn }: PropertyRow) => bukkenKbn === 'ittou'],
  ])('is another one than all others on a page of %s', (_, isListed) => {
    const listed = properties
      .filter(isListed)
      .map((home) => ({ url: home.photos[0]?.url, score: scoreOf(home, TODAY) }))
      .toSorted((one, other) => other.score - one.score)
    const pages = Array.from({ length: 5 }, (_, page) => listed.slice(page * 20, page * 20 + 20))
    for (const page of pages) {
      expect(new Set(page.map(({ url }) => url)).size).toBeGreaterThanOrEqual(page.length - 1)
    }
  })

  test('is seen by day, and without blossoms in autumn', () => {
    const all = [...lets.map(({ building }) => building), ...homes]
    const shots = new Set(all.flatMap(({ photos }) => photos.map(({ url }) => url)))
    const said = manifest.pictures.filter(({ url }) => shots.has(url)).map(({ alt }) => alt)
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((alt) => /夕景|桜|菜の花/.test(alt))).toEqual([])
  })

  test('is another one for each of our own sites', () => {
    const sites = properties.filter(({ bukkenType }) => bukkenType === 'tateuri')
    expect(sites).toHaveLength(SITES)
    expect(new Set(sites.map(({ photos }) => photos[0]?.url)).size).toBe(SITES)
  })
})
