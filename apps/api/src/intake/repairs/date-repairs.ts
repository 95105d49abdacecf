import { DAYS_BETWEEN_UPDATES } from '@sumai/domain/listing/freshness'
import { readDate, readMonth } from '../columns/written.ts'
import { withDigits } from './kanji-numbers.ts'
import type { Propose } from './repair.ts'

const DAY_MS = 86_400_000

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const isDay = (text: string) => isoDay(Date.parse(text) || 0) === text

/** A text as the day that it says, or the month where a month is asked for. */
function asDate({ field }: Parameters<Propose>[0], text: string): string | undefined {
  if (field.name.endsWith('_ym')) return readMonth(text)
  const day = field.type === 'date' ? readDate(text) : undefined
  return day && isDay(day) ? day : undefined
}

const plain = (cell: string) => cell.normalize('NFKC').trim()

/** `令和八年十二月五日` */
export const numeralsOfDates: Propose = (wrong) => asDate(wrong, withDigits(plain(wrong.cell)))

/** `2026年12月5日(土)予定`, `2026/12/5頃`: what stands behind the day. */
export const behindDates: Propose = (wrong) =>
  asDate(
    wrong,
    plain(wrong.cell).replace(
      /\s*(?:\([日月火水木金土]\))?\s*(?:予定|頃|ごろ|以降|から|より)?$/,
      '',
    ),
  )

/** Days that lie ahead: the year of one without it is that of the next such day. */
const AHEAD = ['nyukyo_date', 'jikai_koshin_date']

/** `12/5`, `12月5日` */
export const withoutYear: Propose = (wrong) => {
  const { field, cell, today } = wrong
  const [, month, day] = /^(\d{1,2})[/月](\d{1,2})日?$/.exec(plain(cell)) ?? []
  if (!month || !day || !AHEAD.includes(field.name)) return undefined
  const year = Number(today.slice(0, 4))
  const [soon, later] = [year, year + 1].map((of) => asDate(wrong, `${of}/${month}/${day}`))
  return soon && soon >= today ? soon : later
}

/** How far a day with two digits of a year may be from today, in years. */
const NEAR = 2

/** `26/12/5` */
export const shortYear: Propose = (wrong) => {
  const [, year, rest] = /^(\d{2})([-/.]\d{1,2}[-/.]\d{1,2})$/.exec(plain(wrong.cell)) ?? []
  const whole = 2000 + Number(year)
  const isNear = Math.abs(whole - Number(wrong.today.slice(0, 4))) <= NEAR
  return year && isNear ? asDate(wrong, `${whole}${rest}`) : undefined
}

/** The day before the first of a spreadsheet, whose 1900 has a 29 February. */
const EXCEL_ZERO = Date.UTC(1899, 11, 30)

/** `46361`: how a spreadsheet counts days. */
export const daysOfExcel: Propose = ({ field, cell }) => {
  const text = plain(cell)
  if (!/^[34]\d{4}$/.test(text)) return undefined
  const day = isoDay(EXCEL_ZERO + Number(text) * DAY_MS)
  if (field.name.endsWith('_ym')) return day.slice(0, 7)
  return field.type === 'date' ? day : undefined
}

/** A next confirmation that is later than the rule allows. */
export const tooFarAhead: Propose = ({ field, cell, today }) => {
  if (field.name !== 'jikai_koshin_date') return undefined
  const last = isoDay(Date.parse(today) + DAYS_BETWEEN_UPDATES * DAY_MS)
  const day = readDate(plain(cell))
  return day && isDay(day) && day > last ? last : undefined
}
