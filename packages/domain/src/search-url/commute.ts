import { placeBySlug } from '../places/find-place.ts'
import { PLACES, type Place } from '../places/places.ts'

export type CommuteBy = 'train' | 'car'

/** A place that one goes to every day, and the most minutes to it. */
export type Commute = {
  /** The slug of a station or school, or a point: `lng,lat`. */
  place: string
  minutes: number
  by: CommuteBy
}

export const MOST_COMMUTES = 2
/** What takes longer is not told apart. */
export const MOST_MINUTES = 120
/** The choices of the panel, which are counted. */
export const COMMUTE_MINUTES = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const

/** `tenjin-eki~30`, `fukuoka-univ~40~car`, `130.4017,33.5901~20`. */
export const writeCommute = ({ place, minutes, by }: Commute): string =>
  [place, minutes, ...(by === 'car' ? ['car'] : [])].join('~')

/** What `writeCommute` wrote; `null` for anything else. */
export function commuteOf(text: string): Commute | null {
  const [, place = '', minutes, car] = /^([^~]+)~(\d{1,3})(~car)?$/.exec(text) ?? []
  const isInTime = Number(minutes) >= 1 && Number(minutes) <= MOST_MINUTES
  if (!isInTime || !(slugs.has(place) || POINT.exec(place)?.[0] === place)) return null
  return { place, minutes: Number(minutes), by: car ? 'car' : 'train' }
}

/**
 * Commutes as `writeCommute` writes them, or, as a form sends them, one after the other: a place by
 * its name, minutes, `car`. `null` for one that cannot be understood or one too many; `undefined`
 * when there is none, or only names that no place has. The shorter of two to one place counts.
 */
export function readCommutes(raw: readonly string[]): string[] | null | undefined {
  const commutes = new Map<string, Commute>()
  for (const text of whole(raw)) {
    const commute = commuteOf(text)
    if (!commute) return null
    const id = `${commute.place} ${commute.by}`
    const known = commutes.get(id)
    if (!known || commute.minutes < known.minutes) commutes.set(id, commute)
  }
  if (commutes.size > MOST_COMMUTES) return null
  return commutes.size > 0 ? [...commutes.values()].map(writeCommute).sort() : undefined
}

/** Puts the answers of a form together; what is answered without a place is left out. */
function whole(raw: readonly string[]): string[] {
  const texts: string[] = []
  let isFor: 'minutes' | 'by' | undefined
  for (const part of raw.map((text) => text.normalize('NFKC').trim())) {
    const answers = ANSWERS.find(({ pattern }) => pattern.test(part))
    if (!answers) {
      const isWhole = part.includes('~')
      const place = isWhole ? part : commutePlace(part)
      if (place) texts.push(place)
      isFor = place && !isWhole ? 'minutes' : undefined
    } else if (answers.name === isFor) {
      if (part !== 'train') texts.push(`${texts.pop()}~${part}`)
      isFor = isFor === 'minutes' ? 'by' : undefined
    }
  }
  return texts
}

const ANSWERS = [
  { name: 'minutes', pattern: /^\d{1,3}$/ },
  { name: 'by', pattern: /^(car|train)$/ },
] as const

const POINT = /1[23]\d(\.\d{1,4})?,3\d(\.\d{1,4})?/

/** A point as `Commute` has it: four decimals, 10 m. */
export const writePoint = ({ lat, lng }: { lat: number; lng: number }): string =>
  [lng, lat].map((degrees) => Number(degrees.toFixed(4))).join(',')

/** The point of a commute; `null` for a station or school. */
export function pointOf({ place }: Pick<Commute, 'place'>): { lat: number; lng: number } | null {
  if (POINT.exec(place)?.[0] !== place) return null
  const [lng = 0, lat = 0] = place.split(',').map(Number)
  return { lat, lng }
}

const bare = (name: string) => name.normalize('NFKC').replace(/\s|駅$/g, '')

const isDestination = ({ type }: Place) => type === 'station' || type === 'school'
const destinations = PLACES.filter(isDestination)
const slugs = new Set(destinations.map(({ slug }) => slug))
const named = destinations.map(({ name, slug }) => ({ name: bare(name), slug }))

/**
 * The slug of a station or university by itself, by its name or by how its name begins; a point as
 * `lng,lat`. `undefined` for what is none of them.
 */
export function commutePlace(said: string): string | undefined {
  const place = placeBySlug(said)
  if (place) return isDestination(place) ? said : undefined
  const name = bare(said)
  const found =
    named.find((it) => it.name === name) ??
    (name.length > 1 ? named.find((it) => it.name.startsWith(name)) : undefined)
  return found?.slug ?? POINT.exec(said)?.[0]
}

/** 天神駅; a point has no name, but its degrees say which it is. */
export function commutePlaceName(place: string): string {
  const { name, type } = placeBySlug(place) ?? {}
  if (!name) return `地図で選んだ場所（${place}）`
  return type === 'station' ? `${name}駅` : name
}

/** 天神駅まで30分, 福岡大学まで車で40分; a value as `writeCommute` writes it. */
export function commuteLabel(text: string): string {
  const commute = commuteOf(text)
  return commute ? `${wayTo(commute)}${commute.minutes}分` : ''
}

/** What a card says: 天神駅まで約24分, for each commute that the search asks for. */
export const commuteWords = (
  said: readonly string[] = [],
  ways: readonly { minutes: number | null }[] = [],
): string[] =>
  said.flatMap((text, at) => {
    const way = commuteWay(text)
    const minutes = ways[at]?.minutes ?? null
    return way && minutes !== null ? [`${way}約${minutes}分`] : []
  })

/** 天神駅まで, 福岡大学まで車で; '' for what is no commute. */
export function commuteWay(text: string): string {
  const commute = commuteOf(text)
  return commute ? wayTo(commute) : ''
}

const wayTo = ({ place, by }: Commute) =>
  `${commutePlaceName(place).replace(/（1.*/, '')}まで${by === 'car' ? '車で' : ''}`
