import { MAIN_LINES } from '../main-lines.ts'
import { foldKeyword } from '../search-text.ts'
import { PLACES, type Place } from './places.ts'

/** Most people mean a city, or a station of a line that most people take. */
const isMain = ({ type, codes }: Place) =>
  type === 'city' || codes.some((code) => MAIN_LINES.includes(code.slice(0, 4)))

/** Places, named as in the addresses and access lines of listings. */
const words = PLACES.map((place) => {
  const name = place.type === 'station' ? `${place.name}駅` : place.name
  return { name, type: place.type, folded: foldKeyword(name), isMain: isMain(place) }
})

/**
 * Cities and stations, or places of other types, whose names contain a text: those of the main lines first, and of these those
 * that begin with it.
 */
export function suggestPlaces(
  typed: string,
  limit: number,
  types: readonly Place['type'][] = ['city', 'station'],
): { name: string; type: Place['type'] }[] {
  const folded = foldKeyword(typed)
  if (folded === '') return []
  return words
    .filter(({ type }) => types.includes(type))
    .map((word) => ({ ...word, at: word.folded.indexOf(folded) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(b.isMain) - Number(a.isMain) || Math.min(a.at, 1) - Math.min(b.at, 1))
    .slice(0, limit)
    .map(({ name, type }) => ({ name, type }))
}
