import type { SearchScope } from '@sumai/domain/search-url/fields'
import { lettersOf } from '../phrase/phrase.ts'
import { understand } from '../understand.ts'
import type { Candidate } from './candidate.ts'
import { conditionCandidate } from './conditions.ts'

const SHARED = ['徒歩n分以内', '築n年以内', '駐車場n台以上']

/** What a number is mostly meant for. */
const PHRASES: Record<SearchScope, readonly string[]> = {
  chintai: ['n万円以下', '家賃n万円以下', 'n㎡以上', ...SHARED],
  baibai: ['n万円以下', 'n000万円以下', 'n㎡以上', '土地n㎡以上', ...SHARED],
  invest: ['n万円以下', 'n000万円以下', '利回りn%以上', ...SHARED],
}
/** What is asked for in each unit: nobody walks 3,000 minutes. */
const SENSIBLE: Readonly<Record<string, { least?: number; most: number; isWhole?: true }>> = {
  '000万円': { most: 99, isWhole: true },
  万円: { most: 99_999 },
  '㎡': { least: 10, most: 9_999 },
  '%': { most: 50 },
  分: { most: 30, isWhole: true },
  年: { most: 60, isWhole: true },
  台: { most: 9, isWhole: true },
}

function isSensible(number: number, phrase: string): boolean {
  const [, unit = ''] = /n(000万円|.+?)以/.exec(phrase) ?? []
  const { least = 0, most, isWhole } = SENSIBLE[unit] ?? { most: 0 }
  return number >= least && number <= most && (!isWhole || Number.isInteger(number))
}

/** Minutes to a place: 天神まで3, 天神まで30分. */
const COMMUTE = /^(.+まで)(\d{1,2})分?$/

const NUMBER = /^\D*(\d{1,5}(?:\.\d)?)\D*$/

/** The conditions that letters with a number may become: 6 and 6万 → 6万円以下. */
export function numberCandidates(scope: SearchScope, letters: string): Candidate[] {
  const number = NUMBER.exec(letters)?.[1]
  if (!number) return []
  const phrases = PHRASES[scope]
    .filter((phrase) => isSensible(Number(number), phrase))
    .map((phrase) => phrase.replace('n', number))
    .filter((words) => lettersOf(words).includes(letters))
  return [...phrases, ...commutesOf(letters)].flatMap((words) => {
    const { conditions, rest, said } = understand(scope, words)
    return rest === '' && said.length === 1
      ? [{ ...conditionCandidate(scope, conditions, [words]), label: words }]
      : []
  })
}

function commutesOf(letters: string): string[] {
  const [, there, minutes = ''] = COMMUTE.exec(letters) ?? []
  return there ? [`${there}${minutes.padEnd(2, '0')}分以内`] : []
}
