import type { Random } from '../random.ts'
import { captionOf, common, exterior, type Shot } from './pictures.ts'

/** Both ends included. */
export type Range = readonly [from: number, to: number]

/** A facade, the storeys it shows, the ages (years) and the homes on a floor it may pass for. */
export type Facade = { url: string; floors: number; ages: Range; homes?: Range | undefined }

const facade = (name: string, floors: number, from = 0, to = 60, homes?: Range): Facade => ({
  url: exterior(name),
  floors,
  ages: [from, to],
  homes,
})

/** All by day. Those of an apartment building (`mansion`) or house show how old they may be by their making. */
export const FACADES = {
  mansion: [
    facade('mansion-1', 8, 5, 30),
    facade('mansion-2', 14, 3, 25),
    facade('mansion-3', 5, 5, 40),
    facade('mansion-4', 3, 0, 20),
    facade('mansion-5', 10, 0, 15),
    facade('mansion-6', 6, 10, 45),
    facade('mansion-7', 12, 0, 12),
    facade('mansion-8', 4, 2, 25),
    facade('mansion-9', 7, 5, 35),
    facade('mansion-10', 9, 8, 40),
    facade('mansion-12', 5, 18, 60),
    facade('mansion-13', 8, 12, 50),
    facade('mansion-14', 3, 0, 18),
    facade('mansion-16', 5, 3, 30),
    facade('mansion-17', 9, 3, 30),
    facade('mansion-19', 6, 12, 46),
    facade('mansion-20', 13, 0, 20),
    facade('mansion-21', 4, 0, 14),
    facade('mansion-22', 7, 3, 30),
    facade('mansion-23', 7, 5, 35),
    facade('mansion-24', 2, 15, 46),
    facade('mansion-25', 10, 0, 18),
    facade('mansion-27', 12, 0, 12),
    facade('mansion-28', 5, 8, 40),
    facade('mansion-29', 4, 0, 20),
    facade('mansion-30', 6, 0, 18),
    facade('mansion-31', 3, 8, 38),
    facade('mansion-32', 7, 2, 28),
    facade('mansion-34', 5, 24, 60),
    facade('mansion-35', 4, 0, 16),
    facade('mansion-36', 6, 15, 45),
    facade('mansion-37', 3, 0, 14),
    facade('mansion-38', 8, 18, 50),
  ],
  apartment: [
    facade('apato-1', 2, 0, 5, [2, 4]),
    facade('apato-2', 2, 12, 38, [5, 5]),
    facade('apato-3', 2, 28, 60, [2, 3]),
    facade('apato-4', 2, 0, 6, [3, 6]),
    facade('apato-5', 2, 6, 30, [4, 4]),
    facade('apato-6', 2, 15, 45, [2, 4]),
    facade('apato-7', 2, 0, 8, [2, 3]),
    facade('apato-8', 2, 6, 30, [3, 3]),
    facade('apato-9', 2, 8, 30, [4, 6]),
    facade('apato-10', 2, 10, 38, [2, 3]),
    facade('apato-12', 3, 0, 20, [2, 2]),
    facade('apato-13', 2, 3, 25, [2, 2]),
    facade('apato-14', 2, 0, 10, [2, 2]),
    facade('apato-15', 2, 0, 12, [2, 2]),
    facade('apato-16', 2, 10, 40, [5, 5]),
    facade('apato-17', 2, 18, 46, [2, 3]),
    facade('apato-18', 3, 8, 32, [2, 4]),
    facade('apato-19', 2, 4, 22, [4, 6]),
    facade('apato-21', 2, 4, 25, [4, 6]),
    facade('apato-22', 2, 0, 12, [3, 6]),
    facade('apato-24', 2, 5, 30, [2, 4]),
    facade('apato-25', 2, 26, 60, [3, 5]),
    facade('apato-26', 2, 0, 8, [3, 6]),
    facade('apato-27', 2, 22, 55, [3, 6]),
    facade('apato-28', 3, 0, 16, [2, 4]),
    facade('apato-29', 2, 10, 40, [5, 5]),
    facade('apato-30', 2, 12, 40, [2, 4]),
    facade('apato-31', 2, 2, 20, [2, 4]),
    facade('apato-32', 2, 15, 46, [5, 5]),
    facade('apato-34', 3, 0, 16, [2, 2]),
  ],
  kodate: [
    facade('kodate-new-1', 2, 0, 6),
    facade('kodate-new-2', 2, 0, 6),
    facade('kodate-modern', 2, 0, 10),
    facade('kodate-old', 2, 32, 60),
    facade('kodate-5', 2, 0, 30),
    facade('kodate-6', 2, 12, 46),
    facade('kodate-7', 2, 0, 12),
    facade('kodate-8', 2, 0, 14),
    facade('kodate-9', 2, 20, 48),
    facade('kodate-10', 2, 0, 30),
    facade('kodate-11', 1, 0, 22),
    facade('kodate-13', 3, 0, 16),
    facade('kodate-14', 2, 8, 42),
    facade('kodate-15', 2, 0, 16),
    facade('kodate-16', 1, 0, 12),
    facade('kodate-17', 2, 14, 48),
    facade('kodate-18', 2, 0, 15),
    facade('kodate-19', 2, 0, 20),
    facade('kodate-21', 3, 0, 12),
    facade('kodate-24', 2, 36, 60),
    facade('kodate-25', 1, 38, 60),
    facade('kodate-26', 2, 34, 60),
    facade('kodate-27', 2, 0, 12),
    facade('kodate-28', 2, 0, 38),
    facade('kodate-29', 2, 0, 18),
    facade('kodate-30', 2, 0, 30),
    facade('kodate-31', 2, 0, 16),
    facade('kodate-32', 2, 16, 46),
    facade('kodate-33', 2, 0, 10),
  ],
  tenpo: [facade('office', 4), facade('tenpo-1', 2), facade('tenpo-2', 3)],
  souko: [facade('souko-1', 1), facade('souko-2', 2)],
} satisfies Record<string, Facade[]>

/** A house of the pictures by its name. */
export const houseNamed = (name: string): Facade | undefined =>
  FACADES.kodate.find(({ url }) => url === exterior(name))

/** Storeys of the highest building where land is cheap. */
const REMOTE_FLOORS = 5

/**
 * The facades that a building of that age may have, as they look in the season of `today`; far from
 * a station (`isRemote`) nobody builds high.
 */
export function facadesOf(
  kind: keyof typeof FACADES,
  age: number,
  { today, isRemote }: { today: string; isRemote: boolean },
): Facade[] {
  const low = FACADES[kind].filter(({ floors }) => !isRemote || floors <= REMOTE_FLOORS)
  const fitting = low.filter(({ ages: [from, to] }) => age >= from && age <= to)
  return inSeason(fitting.length > 0 ? fitting : low, today)
}

/** Words of captions, and the first and the last month in which a new picture shows that. */
const SEASONS = [
  [/桜|菜の花/, 3, 6],
  [/青田/, 6, 9],
] as const

/** Homes are mostly some weeks on sale: their pictures show no blossoms of another season. */
export function inSeason<Look extends { url: string }>(looks: readonly Look[], today: string) {
  const month = Number(today.slice(5, 7))
  return looks.filter(({ url }) =>
    SEASONS.every(
      ([words, first, last]) => !words.test(captionOf(url)) || (month >= first && month <= last),
    ),
  )
}

/**
 * How many homes come before a building in each list that shows it. Of some kinds a municipality has
 * so few that nobody lists them alone.
 */
type Position = { lists: Readonly<Record<string, number>>; isRare?: boolean }

/**
 * Gives every building of a municipality another picture than its neighbours: of those that fit, one
 * that has not been shown there for longest, and of these the one that its lists show farthest away,
 * because lists span municipalities.
 */
export type Looks = <Look extends { url: string }>(
  random: Random,
  place: string,
  fitting: readonly Look[],
  position?: Position,
) => Look

/** So many earlier uses of a picture are known, for any number of listings. */
const REMEMBERED = 50

export function createLooks(): Looks {
  const shownAt = new Map<string, number>()
  const inLists = new Map<string, readonly number[]>()
  let shown = 0
  return (random, place, fitting, { lists, isRare } = { lists: { '': shown } }) => {
    const inPlace = ({ url }: { url: string }) => `${place} ${url}`
    const inList = (list: string, { url }: { url: string }) => inLists.get(`${list} ${url}`) ?? []
    const waiting = (look: { url: string }) => shown - (shownAt.get(inPlace(look)) ?? 0)
    const distance = (look: { url: string }) =>
      Math.min(
        ...Object.entries(lists).flatMap(([list, at]) =>
          inList(list, look).map((one) => Math.abs(one - at)),
        ),
      )
    const [first, then] = isRare ? [distance, waiting] : [waiting, distance]
    const look = random.pick(highest(highest(fitting, first), then))
    shown += 1
    shownAt.set(inPlace(look), shown)
    for (const [list, at] of Object.entries(lists)) {
      inLists.set(`${list} ${look.url}`, [at, ...inList(list, look)].slice(0, REMEMBERED))
    }
    return look
  }
}

export function highest<Look>(looks: readonly Look[], numberOf: (look: Look) => number): Look[] {
  const numbers = looks.map(numberOf)
  const most = Math.max(...numbers)
  return looks.filter((_, index) => numbers[index] === most)
}

export const outsideShot = ({ url }: Facade): Shot => ({ type: 'gaikan', url, caption: '外観' })

/** The outside of a house that is not there yet. */
export const plannedShot = ({ url }: Facade): Shot => ({
  type: 'gaikan',
  url,
  caption: '外観の完成イメージ',
})

/** Whether nothing but homes is seen of a building: neither shops nor cars on its ground floor. */
export const isAllHomes = ({ url }: Facade): boolean => !/店舗|ピロティ/.test(captionOf(url))

type Shared = { floors: number; has: (code: number) => boolean }

/** Entrance, boxes for dozens of letters and corridor are those of a block of flats. */
const LEAST_FLOORS = 4

/** The bicycles stand before a house of as many storeys. */
const CYCLE_FLOORS = 2

/** What tenants share, where the facilities (codes) say that it is there. */
export function commonShots({ floors, has }: Shared): Shot[] {
  const shots: Shot[] = []
  const add = (type: Shot['type'], name: string, caption: string) =>
    shots.push({ type, url: common(name), caption })
  if (has(501) && floors >= LEAST_FLOORS) add('entrance', 'entrance-1', 'エントランス')
  if (has(702) && floors >= LEAST_FLOORS) add('common', 'mailbox-1', '宅配ボックスと集合ポスト')
  if (has(703) && floors === CYCLE_FLOORS) add('common', 'cycle-1', '駐輪場')
  return shots
}

const corridorShot: Shot = {
  type: 'common',
  url: common('corridor-1'),
  caption: '共用廊下',
}

/** What the buyer of a whole block of flats sees besides. */
export const wholeBlockShots = (floors: number): Shot[] =>
  floors >= LEAST_FLOORS ? [corridorShot] : []
