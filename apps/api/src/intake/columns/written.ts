import { withWesternYear } from '@sumai/format/eras'

/** How people write numbers and days. All take text in half width and return `undefined` for others. */

/** What the numbers of a field count, where another unit would make another number of them. */
export type Counted = 'months' | 'months or yen' | 'years' | 'percent'

/** `unit`: which of both a number counts that may be months or yen, where its text says it. */
type Amount = { value: number; unit?: 'month' | 'yen' }

const UNITS = /(円|m2|m²|㎡|帖|階建|階|戸|台|分|m|室)$/
const OWN_UNITS: Record<Counted, RegExp> = {
  months: /(?!)/,
  'months or yen': /円$/,
  years: /[年歳]$/,
  percent: /%$/,
}
const MONEY = /^[¥\\]|[円万億]/

/**
 * `62,000円` is 62000, `6.2万円` 62000, `1億2,000万円` 120000000, `52.17㎡` 52.17; `2年` is 24 where
 * months are counted. With the unit of something else it is no number: `1ヶ月` is not one yen.
 */
export function readAmount(word: string, counted?: Counted): Amount | undefined {
  const isMoney = MONEY.test(word)
  const isEither = counted === 'months or yen'
  const months = isEither || counted === 'months' ? readMonths(word) : undefined
  if (months !== undefined) return { value: months, ...(isEither && { unit: 'month' }) }
  if (counted === 'months' && isMoney) return undefined
  const value = readNumber(word, counted ? OWN_UNITS[counted] : UNITS)
  return value === undefined ? undefined : { value, ...(isEither && isMoney && { unit: 'yen' }) }
}

const NUMBER = /^(?:(\d+(?:\.\d+)?)億)?(?:(\d+(?:\.\d+)?)万)?(-?\d+(?:\.\d+)?)?$/

function readNumber(word: string, units: RegExp): number | undefined {
  const plain = word
    .replaceAll(',', '')
    .replace(/^[¥\\]/, '')
    .replace(units, '')
    .trim()
  const [, oku, man, rest] = NUMBER.exec(plain) ?? []
  if (oku === undefined && man === undefined) return rest === undefined ? undefined : Number(rest)
  return Math.round(Number(oku ?? 0) * 1e8 + Number(man ?? 0) * 1e4 + Number(rest ?? 0))
}

const MONTHS = /^(?:(\d+)年間?)?(?:(\d+(?:\.\d+)?)(?:[かヶヵカケ箇]月)[分間]?)?$/

/** `1.5か月`, `2年`, `1年6ヶ月`. */
function readMonths(word: string): number | undefined {
  const [, years, months] = MONTHS.exec(word) ?? []
  if (years === undefined && months === undefined) return undefined
  return Number(years ?? 0) * 12 + Number(months ?? 0)
}

const western = (word: string): string => withWesternYear(word.replace(/([年月])\s+/g, '$1'))

/** `2026/12/5`, `2026年12月5日`, `令和8年12月5日` and `20261205` are 2026-12-05. */
export function readDate(word: string): string | undefined {
  const parts =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?( 0?0:00(:00)?)?$/.exec(western(word)) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(word)
  return parts ? joined(parts.slice(1, 4)) : undefined
}

/** What Excel makes of 2008-03: `Mar-08`. */
const EXCEL = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-(\d{2})$/i
const NAMES = 'janfebmaraprmayjunjulaugsepoctnovdec'
/** The first of two digits that Excel takes for a year of the last century. */
const LAST_CENTURY = 30

function monthOfExcel(word: string): string | undefined {
  const [, name, digits] = EXCEL.exec(word) ?? []
  if (!name || !digits) return undefined
  const year = Number(digits) + (Number(digits) < LAST_CENTURY ? 2000 : 1900)
  return joined([String(year), String(NAMES.indexOf(name.toLowerCase()) / 3 + 1)])
}

/** `2008/3`, `2008年3月`, `平成20年3月` and `200803` are 2008-03; a day behind it is left out. */
export function readMonth(word: string): string | undefined {
  const excel = monthOfExcel(word)
  if (excel) return excel
  const parts =
    /^(\d{4})[-/.年](\d{1,2})(?:月(?:\d{1,2}日)?|[-/.]\d{1,2}( 0?0:00(:00)?)?)?$/.exec(
      western(word),
    ) ?? /^(\d{4})(\d{2})$/.exec(word)
  return parts ? joined(parts.slice(1, 3)) : undefined
}

const joined = (parts: readonly string[]) => parts.map((part) => part.padStart(2, '0')).join('-')
