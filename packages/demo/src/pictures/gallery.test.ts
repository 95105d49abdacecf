import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { readPlotPath } from '@sumai/madori/plot'
import { lets, properties } from '../testing/demo-homes.ts'

const homes = [...lets.flatMap(({ rooms }) => rooms), ...properties]

type Home = (typeof homes)[number]

const LDK = 50
const isStudio = ({ madoriHeyasu, madoriKind }: Home) =>
  madoriHeyasu === 1 && (madoriKind ?? 0) < LDK
const names = (home: Home, folder: string) =>
  home.photos.flatMap(({ url }) => url.split(`/media/${folder}/${folder}-`)[1] ?? [])
const shown = (type: string) =>
  new Set(
    homes
      .flatMap(({ photos }) => photos.filter((photo) => photo.type === type))
      .map(({ url }) => url),
  )
const numbers = (found: readonly Home[]) => found.map(({ bukkenNo }) => bukkenNo)

describe('the gallery of a home shows one home', () => {
  test('in the colours of one palette', () => {
    const paletteOf = (name: string) => /^(light|natural|calm|aged)-/.exec(name)?.[1] ?? 'other'
    const mixed = homes.filter((home) => {
      const rooms = names(home, 'interior').filter((name) => !name.startsWith('washitsu'))
      return new Set(rooms.map(paletteOf)).size > 1
    })
    expect(numbers(mixed)).toEqual([])
  })

  test('with a kitchen for one person where there is one room', () => {
    const studios = homes.filter(isStudio)
    expect(studios.length).toBeGreaterThan(500)
    const wrong = studios.filter((home) =>
      names(home, 'interior').some((name) =>
        /ldk|^(light-|natural-|calm-|aged-)?kitchen/.test(name),
      ),
    )
    expect(numbers(wrong)).toEqual([])
  })

  test('with water rooms and kitchens that differ from home to home', () => {
    expect(shown('toilet').size).toBeGreaterThanOrEqual(4)
    expect(shown('bath').size).toBeGreaterThanOrEqual(8)
    expect(shown('kitchen').size).toBeGreaterThanOrEqual(8)
  })

  test('with a toilet and a washroom of their own only where it has them', () => {
    const wrong = homes.filter(({ photos, setsubijoken }) =>
      photos.some(
        ({ type }) =>
          (type === 'toilet' && !setsubijoken?.includes(101)) ||
          (type === 'senmen' && !setsubijoken?.includes(104)),
      ),
    )
    expect(numbers(wrong)).toEqual([])
  })

  test('with a window in the bath only where the home has an outer wall there', () => {
    const windowed = /^(bath(-2)?|(light|calm|aged)-bath|natural-1k-bath)$/
    const inner = homes.filter(
      (home) =>
        home.senyuMen &&
        !home.setsubijoken?.includes(308) &&
        !('tatemonoMen' in home && home.tatemonoMen) &&
        names(home, 'interior').some((name) => windowed.test(name)),
    )
    const houses = lets.filter(({ building }) => building.bukkenType === 'kodate')
    const ofHouses = new Set(houses.flatMap(({ rooms }) => numbers(rooms)))
    expect(numbers(inner).filter((number) => !ofHouses.has(number))).toEqual([])
  })

  test('with the bicycles of a house of two storeys only where it has two', () => {
    const shared = [
      ...lets.flatMap(({ building, rooms }) =>
        [building, ...rooms].map(({ photos }) => ({ photos, floors: building.chijoKaisu })),
      ),
      ...properties.map(({ photos, sokosu }) => ({ photos, floors: sokosu })),
    ]
    const withBicycles = shared.filter(({ photos }) =>
      photos.some(({ caption }) => caption === '駐輪場'),
    )
    expect(new Set(withBicycles.map(({ floors }) => floors))).toEqual(new Set([2]))
  })

  test('with its kitchen open to the room only where it has a counter', () => {
    const ofLiving = homes.filter(({ madoriKind }) => (madoriKind ?? 0) >= LDK)
    const open = /^(light|natural)-(kitchen|ldk-2)|^kitchen-1|^ldk-(6|12|15|16)$/
    const closed = /^(calm|aged)-(kitchen|ldk-2)|^kitchen-6|^ldk-(13|14)$/
    const wrong = ofLiving.filter((home) =>
      names(home, 'interior').some((name) =>
        (home.setsubijoken?.includes(202) ? closed : open).test(name),
      ),
    )
    expect(numbers(wrong)).toEqual([])
  })

  test('with a corridor only where there are several rooms beside a living room', () => {
    const single = homes.filter(
      (home) =>
        home.madoriHeyasu === 1 && names(home, 'interior').some((name) => /^rouka/.test(name)),
    )
    expect(numbers(single)).toEqual([])
  })

  test('without the furniture of nobody where somebody lives', () => {
    const let_ = properties.filter(({ toushiBukkenType }) => toushiBukkenType)
    expect(let_.length).toBeGreaterThan(100)
    const furnished = let_.filter(({ photos }) =>
      photos.some(({ caption }) => caption?.includes('家具')),
    )
    expect(numbers(furnished)).toEqual([])
  })

  test('all around in the same room as in the photos', () => {
    const rooms = { ldk: 'oak-ldk', studio: '1k-1', washitsu: 'washitsu-1' }
    const around = homes.filter(({ panoramaUrls }) => (panoramaUrls ?? []).length > 0)
    expect(around.length).toBeGreaterThan(100)
    const wrong = around.filter((home) => {
      const room = /pano-(\w+)/.exec(home.panoramaUrls?.[0] ?? '')?.[1] as keyof typeof rooms
      return !names(home, 'interior').some((name) => name.startsWith(rooms[room]))
    })
    expect(numbers(wrong)).toEqual([])
  })

  test('and says of one that is not finished that it is another', () => {
    const planned = properties.filter(({ kanseiYm }) => kanseiYm)
    expect(planned.length).toBeGreaterThan(20)
    for (const { photos, panoramaUrls, movieUrl } of planned) {
      expect([panoramaUrls, movieUrl]).toEqual([[], null])
      const captions = photos
        .filter(({ type }) => !['madori', 'around', 'map'].includes(type))
        .map(({ caption }) => caption)
      expect(
        captions.filter((caption) => !/完成イメージ|同じ仕様の家/.test(caption ?? '')),
      ).toEqual([])
    }
  })
})

describe('a listing has pictures enough', () => {
  const BUSINESS = ['tenpo', 'souko']

  test('six of what is sold, five of shops and of what is let: maps and drawings make up for photos', () => {
    const few = lets.filter(({ building, rooms }) => {
      const fewest = BUSINESS.includes(building.bukkenType) ? 4 : 5
      return [building, ...rooms].some(({ photos }) => photos.length < fewest)
    })
    expect(few.map(({ building }) => building.tmNo)).toEqual([])
    const fewOf = properties.filter(
      ({ photos, bukkenKbn }) => photos.length < (bukkenKbn === 'jigyou' ? 5 : 6),
    )
    expect(numbers(fewOf)).toEqual([])
  })

  test('a plot is drawn as wide and as deep as it is large', () => {
    const plots = properties.filter(({ bukkenType }) => bukkenType === 'hanbai_tochi')
    for (const { photos, tochiMen, setsudo, setsudoJokyo } of plots) {
      const url = photos.find(({ caption }) => caption === '区画図')?.url ?? ''
      const drawn = readPlotPath(url.replace('/media/plots/', ''))?.plot
      expect(drawn?.men).toBe(tochiMen)
      expect(drawn?.roads.map(({ muki, frontage }) => [muki, frontage])).toEqual(
        setsudo?.map(({ muki, haba_m }) => [muki, haba_m]),
      )
      if (drawn?.alley) {
        const length = (drawn.men * drawn.alley) / 100 / (setsudo?.[0]?.haba_m ?? 0)
        expect(length).toBeGreaterThan(8)
        expect(length).toBeLessThanOrEqual(16)
      }
      if (setsudoJokyo !== 2) continue
      const [front, side] = setsudo ?? []
      const area = (front?.haba_m ?? 0) * (side?.haba_m ?? 0)
      expect(Math.abs(area / (tochiMen ?? 1) - 1)).toBeLessThan(0.02)
    }
  })

  test('the photo of a plot shows what the row says of it', () => {
    const shows = (name: string) =>
      properties.filter(
        ({ bukkenType, photos }) =>
          bukkenType === 'hanbai_tochi' && photos[0]?.url.endsWith(`exterior-${name}`),
      )
    const [alleys, high, corners] = [
      ['tochi-6', 'tochi-15'],
      ['tochi-5', 'tochi-13', 'tochi-24', 'tochi-25'],
      ['tochi-4', 'tochi-18', 'tochi-26'],
    ].map((plots) => plots.flatMap(shows))
    expect(alleys?.filter(({ rojijoWariai }) => !rojijoWariai)).toEqual([])
    expect(high?.filter(({ chisei }) => chisei !== 2)).toEqual([])
    expect(corners?.filter(({ setsudoJokyo }) => setsudoJokyo !== 2)).toEqual([])
    const bare = Array.from({ length: 26 }, (_, n) => `tochi-${n + 1}`).flatMap(shows)
    expect(bare.length).toBeGreaterThan(100)
    expect(bare.filter(({ isFuruya }) => isFuruya)).toEqual([])
  })
})

test('what pages show as their own work, or of themselves, is the picture of no listing', async () => {
  const apps = fileURLToPath(new URL('../../../../apps', import.meta.url))
  const pages = ['chintai', 'baibai'].flatMap((app) =>
    globSync(`${app}/src/**/*.{ts,tsx}`, { cwd: apps }).filter(
      // Our own new houses, and kinds of investments, are what those pages sell.
      (file) => !/\.test\.|\/testing\/|\/showcase\/|(tateuri|investment)-texts/.test(file),
    ),
  )
  const named = pages.flatMap((file) => [
    ...readFileSync(join(apps, file), 'utf8').matchAll(/\/media\/(?:in|ex)terior\/[\w-]+/g),
  ])
  expect(named.length).toBeGreaterThan(5)
  const sold = new Set(homes.flatMap(({ photos }) => photos.map(({ url }) => url)))
  expect(named.map(([url]) => url).filter((url) => sold.has(url))).toEqual([])
})
