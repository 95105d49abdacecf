import { type Block, blocks } from './blocks.ts'
import type { City } from './cities-in-text.ts'
import { once } from './data.ts'
import { chomeOf, folded } from './fold-address.ts'
import { type Town, townAndChome, towns } from './towns.ts'

/** A town with its 丁目, where it has any. */
type Entry = { town: Town; chome: string | null }
type Match = { city: City; entries: Entry[]; rest: string }

/** By municipality, and there by the folded name without 丁目. */
const gazetteer = once(() => {
  const byCity = Map.groupBy(towns(), ({ cityCode }) => cityCode)
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

/** The 丁目 that the rest names (二丁目, or the 2 of 2-3-4), and what is left then. */
export function chomeIn({ entries, rest }: Match): { entry: Entry; rest: string } | undefined {
  for (const entry of entries) {
    if (entry.chome && rest.startsWith(entry.chome)) {
      return { entry, rest: rest.slice(entry.chome.length) }
    }
  }
  const [written = '', number = ''] = rest.match(/^(\d{1,2})-/) ?? []
  const entry = entries.find(({ chome }) => chome !== null && chome === chomeOf(Number(number)))
  return entry && { entry, rest: rest.slice(written.length) }
}

const blocksOfTown = once(() => Map.groupBy(blocks(), ({ townId }) => townId))

/** The block whose number the rest begins with: 3-15, 3番15号, -3. */
export function blockIn(rest: string, townId: string): Block | undefined {
  const number = Number(rest.match(/^-?(\d{1,3})(?!\d)/)?.[1])
  return blocksOfTown()
    .get(townId)
    ?.find((block) => block.number === number)
}
