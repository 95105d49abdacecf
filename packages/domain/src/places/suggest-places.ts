import { foldKeyword } from '../search-text.ts'
import { PLACES } from './places.ts'

/** The cities and stations, named as in the addresses and access lines of listings. */
const words = PLACES.flatMap(({ type, name }) => {
  if (type === 'city') return [name]
  return type === 'station' ? [`${name}駅`] : []
}).map((name) => ({ name, folded: foldKeyword(name) }))

/** Cities and stations whose names contain a text; those that begin with it come first. */
export function suggestPlaces(typed: string, limit: number): string[] {
  const folded = foldKeyword(typed)
  if (folded === '') return []
  return words
    .map((word) => ({ ...word, at: word.folded.indexOf(folded) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Math.min(a.at, 1) - Math.min(b.at, 1))
    .slice(0, limit)
    .map(({ name }) => name)
}
