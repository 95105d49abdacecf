import { isSettlement, townAndChome, towns } from '@sumai/geo/towns'
import { lettersOf } from '../phrase/phrase.ts'
import { type Entry, type Sense, WORD, type Words } from '../sense.ts'
import { NEAR_STATION } from '../words/others.ts'
import { areaNames, cityNames } from './cities.ts'
import { type Spellings, spellingsOf } from './misspelt.ts'
import type { PlaceNames } from './place.ts'
import { lineNames, networkNames, stationNames } from './railways.ts'
import { romajiOf } from './romaji.ts'
import { schoolNames } from './schools.ts'

export type PlaceWords = {
  words: Words
  /** Names in Latin letters, by their keys. */
  romaji: ReadonlyMap<string, Sense>
  spellings: Spellings
}

/** Every place of a search, those first that a name means without more: 久留米 is the city. */
export const placeNames = (): PlaceNames[] => [
  ...cityNames(),
  ...stationNames(),
  ...networkNames(),
  ...lineNames(),
  ...schoolNames(),
  ...areaNames(),
]

const SUFFIX_READINGS: Partial<Record<PlaceNames['type'], string>> = { station: 'えき' }
/** Kana readings that are as short as many a word. */
const SHORT_READING = 2

/** Everything that names a place. Towns are words: the address of a listing says its town. */
export function placeWords(): PlaceWords {
  const words: Words = new Map()
  const romaji = new Map<string, Sense>()
  const spellings = new Map<string, Sense>()
  const add = (word: string, entry: Entry) => {
    const letters = lettersOf(word)
    if (letters && !words.has(letters)) words.set(letters, entry)
  }
  const places = placeNames()
  const goals = goalsByName(places)
  for (const { place, type, full, short, readings, goal = goals.get(short[0] ?? '') } of places) {
    const says = { [place.key]: [...place.codes] }
    const sense: Sense = { kind: 'condition', says, isPlace: true, ...(goal && { goal }) }
    for (const name of full) add(name, { sense, edges: 'start' })
    for (const name of short) add(name, { sense, edges: 'word' })
    for (const name of [...full, ...short]) {
      const letters = lettersOf(name)
      if (!spellings.has(letters)) spellings.set(letters, sense)
    }
    for (const reading of readings) {
      const isShort = reading.length <= SHORT_READING
      if (!isShort || type === 'city') add(reading, { sense, edges: isShort ? 'alone' : 'word' })
      if (!isShort && !spellings.has(reading)) spellings.set(reading, sense)
      const key = romajiOf(reading)
      if (key && !romaji.has(key)) romaji.set(key, sense)
      if (short.some((name) => name.startsWith('JR'))) romaji.set(`jr${key}`, sense)
      const suffix = SUFFIX_READINGS[type]
      if (!suffix) continue
      add(`${reading}${suffix}`, { sense, edges: 'word' })
      if (!romaji.has(`${key}eki`)) romaji.set(`${key}eki`, sense)
    }
    if (type !== 'station') continue
    const near: Sense = { ...sense, says: { ...says, toho: NEAR_STATION.minutes } }
    for (const name of full) {
      for (const end of ['近', 'チカ', '近い']) add(`${name}${end}`, { sense: near, edges: 'word' })
      add(`${name}近く`, { sense, edges: 'start' })
    }
  }
  for (const town of towns()) {
    const name = townAndChome(town.name).town
    if (name.length > 1 && !isSettlement(town)) add(name, { sense: WORD, edges: 'word' })
  }
  return { words, romaji, spellings: spellingsOf(spellings) }
}

/** Where one goes by a name that is also a city's: to its station. */
const goalsByName = (places: readonly PlaceNames[]): ReadonlyMap<string, string> =>
  new Map(
    places
      .flatMap(({ goal, short }) => short.map((name) => [name, goal ?? ''] as const))
      .filter(([, goal]) => goal)
      .reverse(),
  )
