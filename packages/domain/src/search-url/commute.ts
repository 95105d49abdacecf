import { placeBySlug } from '../places/find-place.ts'
import { PLACES } from '../places/places.ts'

export type CommuteBy = 'train' | 'car'

/** A place that one goes to every day, and the most minutes to it. */
export type Commute = {
  /** The slug of a station or school, or a point: `lng,lat`. */
  place: string
  minutes: number
  by: CommuteBy
}

export const MOST_COMMUTES = 2
const MOST_MINUTES = 120
/** The choices of the panel, which are counted. */
export const COMMUTE_MINUTES = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const

/** `tenjin-eki~30`, `fukuoka-univ~40~car`, `130.4017,33.5901~20`. */
export const writeCommute = ({ place, minutes, by }: Commute): string =>
  [place, minutes, ...(by === 'car' ? ['car'] : [])].join('~')

/** What `writeCommute` wrote; `null` for anything else. */
export function commuteOf(text: string): Commute | null {
  const [, place = '', minutes, car] = /^([^~]+)~(\d{1,3})(~car)?$/.exec(text) ?? []
  const isInTime = Number(minutes) >= 1 && Number(minutes) <= MOST_MINUTES
  if (!isInTime || placeOf(place) !== place) return null
  return { place, minutes: Number(minutes), by: car ? 'car' : 'train' }
}

/**
 * Commutes as `writeCommute` writes them, or, as a form without scripts sends them, one after the
 * other: a place by its name, minutes, `car`. `null` for an unknown place or too many of them;
 * `undefined` when there is none. The shorter of two to one place counts.
 */
export function readCommutes(raw: readonly string[]): string[] | null | undefined {
  const commutes = new Map<string, Commute>()
  for (const text of whole(raw)) {
    const [said = '', ...rest] = text.split('~')
    const commute = commuteOf([placeOf(said), ...rest].join('~'))
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
      texts.push(part)
      isFor = part.includes('~') ? undefined : 'minutes'
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

const byName = new Map(
  PLACES.toReversed().flatMap(({ type, name, slug }) =>
    type === 'station' || type === 'school' ? [[bare(name), slug]] : [],
  ),
)

/** The slug of a station or school by itself or by its name; a point as it is; '' for others. */
function placeOf(said: string): string {
  const type = placeBySlug(said)?.type
  if (type === 'station' || type === 'school') return said
  if (/^1[23]\d(\.\d{1,4})?,3\d(\.\d{1,4})?$/.test(said)) return said
  return byName.get(bare(said)) ?? ''
}

function bare(name: string): string {
  return name.normalize('NFKC').replace(/\s|駅$/g, '')
}

/** 天神駅まで30分, 福岡大学まで車で40分; a value as `writeCommute` writes it. */
export function commuteLabel(text: string): string {
  const { place = '', minutes, by } = commuteOf(text) ?? {}
  return `${placeName(place)}まで${by === 'car' ? '車で' : ''}${minutes}分`
}

/** A point has no name. */
function placeName(place: string): string {
  const { name, type } = placeBySlug(place) ?? {}
  if (!name) return '地図で選んだ場所'
  return type === 'station' ? `${name}駅` : name
}
