import { placeByCode } from '@sumai/domain/places/find-place'
import { PLACES } from '@sumai/domain/places/places'

export type Station = {
  /** Its code on the line. */
  code: string
  name: string
  /** Its codes on all its lines. */
  codes: readonly string[]
}

export type Line = { code: string; slug: string; name: string; stations: readonly Station[] }

/** Of its stations, in order. */
export const codesOf = ({ stations }: Line) => stations.map(({ code }) => code)

const LINE_CODE = 4

export const LINES: readonly Line[] = PLACES.filter(({ type }) => type === 'line').map(
  ({ slug, name, stops = [] }) => ({
    code: (stops[0] ?? '').slice(0, LINE_CODE),
    slug,
    name: short(name),
    stations: stops.map((code) => {
      const { name: station = '', codes = [] } = placeByCode('eki_code', code) ?? {}
      return { code, name: station, codes }
    }),
  }),
)

function short(name: string) {
  return name.replace('福岡市地下鉄', '地下鉄')
}

/** The lines of most stations: the others are opened on demand. */
const MAIN = ['1001', '1002', '1003', '1019', '1004', '1011']
export const MAIN_LINES = MAIN.flatMap((code) => LINES.find((line) => line.code === code) ?? [])
export const OTHER_LINES = LINES.filter((line) => !MAIN_LINES.includes(line))

/** Stations of different names between which one changes on foot. */
const BESIDE = [
  ['西鉄福岡（天神）', '天神', '天神南'],
  ['西鉄千早', '千早'],
  ['西鉄香椎', '香椎'],
]

/** The lines to change to. */
export function transfersAt({ name, codes }: Station, line: Line): Line[] {
  const beside = BESIDE.find((names) => names.includes(name)) ?? []
  return LINES.filter(
    (other) =>
      other !== line &&
      (codes.some((code) => code.startsWith(other.code)) ||
        other.stations.some((station) => beside.includes(station.name))),
  )
}

/** The stations from one that is ticked now to the nearest that was ticked before. */
export function spanTo(line: Line, code: string, before: (code: string) => boolean): string[] {
  const codes = codesOf(line)
  const here = codes.indexOf(code)
  const nearest = codes
    .flatMap((other, at) => (other !== code && before(other) ? [at] : []))
    .toSorted((a, b) => Math.abs(a - here) - Math.abs(b - here))[0]
  if (nearest === undefined) return [code]
  return codes.slice(Math.min(here, nearest), Math.max(here, nearest) + 1)
}
