import { type Block, blocks } from './blocks.ts'
import type { City } from './cities-in-text.ts'
import { once } from './data.ts'
import { chomeOf, folded } from './fold-address.ts'
import { isSettlement, type Town, townAndChome, towns } from './towns.ts'

/** A town with its 丁目, where it has any. */
type Entry = { town: Town; chome: string | null }
type Match = { city: City; entries: Entry[]; rest: string }

/** By municipality, and there by the folded name without 丁目; towns before settlements. */
const gazetteer = once(() => {
  const sorted = towns().toSorted((a, b) => Number(isSettlement(a)) - Number(isSettlement(b)))
  const byCity = Map.groupBy(sorted, ({ cityCode }) => cityCode)
  return new Map([...byCity].map(([cityCode, inCity]) => [cityCode, byName(inCity)]))
})

const byName = (inCity: readonly Town[]) =>
  Map.groupBy(
    inCity.map((town): Entry & { name: string } => {
      const parts = townAndChome(town.name)
      return { town, chome: parts.chome, name: folded(parts.town) }
    }),
    ({ name }) => name,
  )

/** The towns that a rest of an address begins with; none when two municipalities have one. */
export function townsIn(rest: string, cities: readonly City[]): Match | undefined {
  const matches = cities.flatMap((city) => longestIn(rest, city) ?? [])
  const shortest = Math.min(...matches.map((match) => match.rest.length))
  const [match, another] = matches.filter((it) => it.rest.length === shortest)
  return another ? undefined : match
}

function longestIn(rest: string, city: City): Match | undefined {
  const names = gazetteer().get(city.city_code)
  for (let length = rest.length; length > 0; length -= 1) {
    const entries = names?.get(rest.slice(0, length))
    if (entries) return { city, entries, rest: rest.slice(length) }
  }
  return undefined
}

/**
 * The 丁目 that the rest names (二丁目, or the 2 of 2-3-4), or the towns without one, and what is left
 * then.
 */
export function chomeIn({ entries, rest }: Match): { towns: Town[]; rest: string } {
  const called = (isCalled: (chome: string) => boolean) =>
    entries.filter(({ chome }) => chome !== null && isCalled(chome))
  const [written] = called((chome) => rest.startsWith(chome))
  if (written) return { towns: [written.town], rest: rest.slice(written.chome?.length) }
  const [digits = '', number] = rest.match(/^(\d{1,2})-/) ?? []
  const [numbered] = called((chome) => chome === chomeOf(Number(number)))
  if (numbered) return { towns: [numbered.town], rest: rest.slice(digits.length) }
  return { towns: entries.filter(({ chome }) => chome === null).map(({ town }) => town), rest }
}

const blocksOfTown = once(() => Map.groupBy(blocks(), ({ townId }) => townId))

/** The block of one of these towns whose number the rest begins with: 3-15, 3番15号, -3. */
export function blockIn(rest: string, of: readonly Town[]): Block | undefined {
  const number = Number(rest.match(/^-?(\d{1,3})(?!\d)/)?.[1])
  return of
    .flatMap(({ id }) => blocksOfTown().get(id) ?? [])
    .find((block) => block.number === number)
}
