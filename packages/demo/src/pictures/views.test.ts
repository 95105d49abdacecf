import { describe, expect, test } from '@jest/globals'
import { readPlanPath } from '@sumai/madori/plan-code'
import { lets, properties, TODAY } from '../testing/demo-homes.ts'
import { VIEWS } from './views.ts'

const RENOVATED = 808
const rooms = lets.flatMap(({ building, rooms }) =>
  rooms.map((room) => ({ ...room, chikuYm: building.chikuYm, isReform: false })),
)

const monthsSince = (ym: string) => {
  const [[year, month], [thisYear, thisMonth]] = [ym, TODAY].map((day) =>
    day.split('-').map(Number),
  ) as [[number, number], [number, number]]
  return (thisYear - year) * 12 + thisMonth - month
}

/** Homes with what is seen of their inside. */
const homes = [...rooms, ...properties]
  .map((home) => ({
    number: home.bukkenNo,
    age: home.chikuYm ? Math.floor(monthsSince(home.chikuYm) / 12) : 0,
    isRenewed: Boolean(home.isReform || home.setsubijoken?.includes(RENOVATED)),
    codes: home.setsubijoken ?? [],
    plan: home.photos.find(({ type }) => type === 'madori')?.url,
    urls: home.photos.map(({ url }) => url).filter((url) => VIEWS.has(url)),
    others: home.photos.filter(({ url }) => url.includes('/interior/') && !VIEWS.has(url)),
  }))
  .filter(({ urls, others }) => urls.length + others.length > 0)

const old = homes.filter(({ age, isRenewed }) => age > 25 && !isRenewed)
const young = homes.filter(({ age }) => age <= 2)
const numbers = (found: readonly { number: string }[]) => found.map(({ number }) => number)
const viewsOf = ({ urls }: { urls: readonly string[] }) =>
  urls.flatMap((url) => VIEWS.get(url) ?? [])
const namesOf = (found: readonly { urls: readonly string[] }[]) =>
  new Set(found.flatMap(({ urls }) => urls.map((url) => url.split('/interior-')[1] ?? '')))

describe('what is seen of a home is what its listing says', () => {
  test('in every picture of its inside', () => {
    expect(homes.length).toBeGreaterThan(4000)
    expect(homes.flatMap(({ others }) => others)).toEqual([])
  })

  test('its age, or that it was made new', () => {
    const wrong = homes.filter((home) => {
      const age = home.isRenewed ? 3 : home.age
      return viewsOf(home).some(({ ages: [from, to] }) => age < from || age > to)
    })
    expect(numbers(wrong)).toEqual([])
  })

  test('nothing that is seen of a new home is seen of an old one', () => {
    expect([old.length, young.length].every((count) => count > 300)).toBe(true)
    const seen = namesOf(young)
    expect([...namesOf(old)].filter((name) => seen.has(name))).toEqual([])
  })

  test('no island where a home of more than 25 years was not made new', () => {
    const islands =
      /^(light|oak|natural)-(kitchen|ldk-[23])|^(light|oak)-ldk|^kitchen-1|^ldk-(6|12|15|16)$/
    expect([...namesOf(homes)].some((name) => islands.test(name))).toBe(true)
    expect([...namesOf(old)].filter((name) => islands.test(name))).toEqual([])
  })

  test('the kitchen as its plan draws it', () => {
    const planned = homes.flatMap((home) => {
      const program = readPlanPath(home.plan?.replace('/media/madori/', '') ?? '')?.program
      return program ? [{ ...home, isCounter: program.isCounter }] : []
    })
    expect(planned.length).toBeGreaterThan(3000)
    const COUNTER = 202
    const wrong = planned.filter((home) =>
      viewsOf(home).some(({ has, lacks }) =>
        home.isCounter ? lacks?.includes(COUNTER) : has?.includes(COUNTER),
      ),
    )
    expect(numbers(wrong)).toEqual([])
  })

  test('furnished or empty, never both', () => {
    const statesOf = (home: (typeof homes)[number]) =>
      new Set(viewsOf(home).flatMap(({ state }) => state ?? []))
    expect(homes.filter((home) => statesOf(home).has('bare')).length).toBeGreaterThan(300)
    expect(numbers(homes.filter((home) => statesOf(home).size !== 1))).toEqual([])
  })

  test('led by another picture than the room that was made before it in the building', () => {
    const leadOf = ({ photos }: { photos: readonly { type: string; url: string }[] }) =>
      photos.find(({ type }) => type === 'living' || type === 'room')?.url
    const alike = lets.flatMap((building) =>
      building.rooms.filter((room, index) => {
        const before = building.rooms[index - 1]
        return before && leadOf(before) !== undefined && leadOf(before) === leadOf(room)
      }),
    )
    expect(alike.map(({ bukkenNo }) => bukkenNo)).toEqual([])
  })
})
