import { isStation, STATION_NAMES, WAY } from '../place/access.ts'
import { nearestWord } from './near.ts'
import type { Propose } from './repair.ts'

/** What people write before a name, and spell in two ways. */
const COMPANY = /^(?:西鉄|JR|地下鉄|福岡市地下鉄|熊本市電|市電)/
const folded = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[ケヶが]/g, 'ケ')
    .replace(/\s/g, '')

const byFolded = new Map(STATION_NAMES.map((name) => [folded(name), name]))

/** The name of the station that is meant; nothing when it may be two. */
function meant(name: string): string | undefined {
  const word = folded(name)
  const bare = word.replace(COMPANY, '')
  const near = nearestWord(word, byFolded.keys()) ?? nearestWord(bare, byFolded.keys())
  return byFolded.get(bare) ?? byFolded.get(near ?? '')
}

/** `大はし駅 徒歩5分`: a station that does not exist, beside one that does. */
export const stationNames: Propose = ({ field, cell }) => {
  if (field.name !== 'kotsu') return undefined
  const parts = cell
    .normalize('NFKC')
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const mended = parts.map((part) => {
    const [, way = ''] = WAY.exec(part) ?? []
    const name = way.split(/[\s　]/).at(-1) ?? ''
    if (name === '' || isStation(name)) return name && part
    const other = meant(name)
    return other && part.replace(name, other)
  })
  return mended.length > 0 && mended.every(Boolean) ? mended.join(';') : undefined
}
