import { MAIN_LINES } from '../main-lines.ts'
import { foldKeyword } from '../search-text.ts'
import { PLACES, type Place } from './places.ts'

/** Most people mean a city, or a station of a line that most people take. */
const isMain = ({ type, codes }: Place) =>
  type === 'city' || codes.some((code) => MAIN_LINES.includes(code.slice(0, 4)))

/** The cities and stations, named as in the addresses and access lines of listings. */
const words = PLACES.filter(({ type }) => type === 'city' || type === 'station').map((place) => {
  const name = place.type === 'city' ? place.name : `${place.name}駅`
  return { name, folded: foldKeyword(name), isMain: isMain(place) }
})

/**
 * Cities and stations whose names contain a text: those of the main lines first, and of these those
 * that begin with it.
 */
export function suggestPlaces(typed: string, limit: number): string[] {
  const folded = foldKeyword(typed)
  if (folded === '') return []
  return words
    .map((word) => ({ ...word, at: word.folded.indexOf(folded) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(b.isMain) - Number(a.isMain) || Math.min(a.at, 1) - Math.min(b.at, 1))
    .slice(0, limit)
    .map(({ name }) => name)
}
