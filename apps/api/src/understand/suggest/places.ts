import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import lines from '@sumai/domain/master/stations.json' with { type: 'json' }
import { placeByCodes } from '@sumai/domain/places/find-place'
import type { Place } from '@sumai/domain/places/places'
import { placeTerm } from '@sumai/domain/search-url/terms'
import { lettersOf } from '../phrase/phrase.ts'
import type { PlaceNames } from '../places/place.ts'
import { placeNames } from '../places/place-words.ts'
import { romajiOf } from '../places/romaji.ts'
import type { Candidate } from './candidate.ts'

const lineNames = new Map(lines.map(({ line_code, line_name }) => [line_code, line_name]))
const prefectures = new Map(cities.map(({ city_code, pref_name }) => [city_code, pref_name]))

/** The notes of what is more than one place. */
export const LINE = '路線'
export const AREA = 'エリア'

type About = Pick<Candidate, 'kind' | 'label' | 'note' | 'words'>

const MOST_LINES = 2

function linesOf({ codes }: Place): string {
  const own = [...new Set(codes.map((code) => lineNames.get(code.slice(0, 4)) ?? ''))]
  const more = own.length > MOST_LINES ? 'ほか' : ''
  return own.slice(0, MOST_LINES).join('・') + more
}

/** What is offered for a place, by its type. */
const ABOUT: Record<Place['type'], (place: Place) => About> = {
  station: (place) => {
    const { label } = placeTerm(place)
    return { kind: 'station', label, note: linesOf(place), words: label }
  },
  line: ({ name }) => ({ kind: 'station', label: name, note: LINE, words: name }),
  city: ({ name, codes: [code = ''] }) => ({
    kind: 'town',
    label: name,
    note: prefectures.get(code) ?? null,
    words: name,
  }),
  area: ({ name }) => ({ kind: 'town', label: name, note: AREA, words: name }),
  school: ({ name }) => {
    const [label = name, campus = null] = name.split(' ')
    return { kind: 'school', label, note: campus, words: name.replace(' ', '') }
  },
}

/** Several places of one name: the lines of a railway, the campuses of a university. */
function aboutSeveral({ type, full: [name = ''] }: PlaceNames): About {
  const kind = type === 'school' ? 'school' : 'station'
  return { kind, label: name, note: type === 'school' ? 'すべてのキャンパス' : LINE, words: name }
}

/** Not typed by most: 久留米 for 西鉄久留米駅, 東区 for 福岡市東区. */
const BEFORE_NAME = /^(?:西鉄|JR|福岡市地下鉄|福岡市(?=.))/

/** Stations, lines, municipalities and schools. */
export const placeCandidates = (): Candidate[] =>
  placeNames().map((names) => {
    const { key, codes } = names.place
    const place = placeByCodes(key, codes)
    const about = place ? ABOUT[place.type](place) : aboutSeveral(names)
    const called = about.label.replace(BEFORE_NAME, '')
    const { readings } = names
    // As long as a reading is a part of what is typed: はかたえ.
    const spoken = names.type === 'station' ? readings.map((reading) => `${reading}えき`) : readings
    const all = [called, about.label, ...names.full, ...names.short, ...readings, ...spoken]
    return {
      ...about,
      says: { [key]: [...codes] },
      letters: [...new Set(all.map(lettersOf))],
      romaji: [...new Set([...readings, ...spoken])].map(romajiOf).filter(Boolean),
    }
  })
