import { BANNED_WORDS, TEXT_FIELDS } from '../../modules/listings/publish-lint.ts'
import { readCell } from '../columns/cell.ts'
import { spelling } from '../columns/field.ts'
import { nearestWord } from './near.ts'
import type { Propose, Wrong } from './repair.ts'

const plain = (text: string) => text.normalize('NFKC').trim()

/** `8100001` and `810 0001` are 810-0001. */
export const postalCode: Propose = ({ field, cell }) => {
  const [, front, back] = /^〒?(\d{3})[\s‐−–—ー.]?(\d{4})$/.exec(plain(cell)) ?? []
  return field.name === 'zip' && front ? `${front}-${back}` : undefined
}

/** `ｈａｎａｋｏ＠example.jp` with spaces. */
export const mailAddress: Propose = ({ field, cell }) =>
  field.name === 'email' ? cell.normalize('NFKC').replace(/\s|^mailto:/g, '') : undefined

/** `10時`, `9時半` */
export const hours: Propose = ({ field, cell }) => {
  const [, hour, half] = /^(\d{1,2})時(半)?$/.exec(plain(cell)) ?? []
  return field.name.startsWith('eigyo_') && hour
    ? `${hour.padStart(2, '0')}:${half ? '30' : '00'}`
    : undefined
}

/** What the trade writes for a structure. */
const STRUCTURES: Record<string, string> = {
  ...{ W: '木造', S: '鉄骨造', RC: '鉄筋コンクリート造', SRC: '鉄骨鉄筋コンクリート造' },
  ...{ LGS: '軽量鉄骨造', PC: 'プレキャストコンクリート造' },
}
const ANSWERS: Record<string, string> = { 要: 'はい', 必要: 'はい', 必須: 'はい', 不要: 'いいえ' }

/** A choice with a letter wrong, cut short, or by its usual abbreviation: `RC造`, `普通借`. */
export const choices: Propose = (wrong) => {
  const { field, cell } = wrong
  if (field.type === 'flag') return ANSWERS[plain(cell)]
  if (field.codes.size === 0) return undefined
  const parts = field.type === 'list' ? cell.split(/[;；\n]/) : [cell]
  const chosen = parts.map((part) =>
    'fault' in readCell(field, part) ? nearest(wrong, part) : part,
  )
  return chosen.every((part) => part !== undefined) ? chosen.join(';') : undefined
}

function nearest({ field }: Wrong, part: string): string | undefined {
  const word = plain(part)
  const labels = [...field.labels.values()]
  const structure = field.name === 'kozo' && STRUCTURES[word.replace(/造$/, '').toUpperCase()]
  if (structure) return labels.includes(structure) ? structure : undefined
  const bySpelling = new Map(labels.map((label) => [spelling(label), label]))
  return bySpelling.get(nearestWord(spelling(word), bySpelling.keys()) ?? '')
}

/** Praise that may not stand in an advertisement is taken out. */
export const bannedWords: Propose = ({ field, cell }) => {
  if (!TEXT_FIELDS.some((name) => name === field.name)) return undefined
  const text = cell.replace(BANNED_WORDS, '').trim()
  return text === cell.trim() || text === '' ? undefined : text
}
