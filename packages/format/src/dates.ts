import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/**
 * Dates are shown in Asia/Tokyo whatever the zone of the server or the visitor. Japan has kept
 * +09:00 without summer time since 1952, so the offset is a constant.
 */
const TOKYO_HOURS = 9

/** A moment (with offset or `Z`), a day (2026-11-21) or a month (2026-11), as the API sends them. */
export type DateInput = string | Date

/** Japanese names of the days, Sunday first. */
export const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

const HAS_NO_ZONE = /^\d{4}-\d{2}(-\d{2})?([T ][\d:.]+)?$/

/**
 * What clock and calendar in Tokyo say, to read and to compare (its `valueOf` is not the moment).
 * A text without a zone is already Tokyo's. Shifted UTC, because arithmetic on dayjs' own
 * offsets passes through the zone of the machine and its summer time.
 */
export function inTokyo(input: DateInput): Dayjs {
  const isTokyo = typeof input === 'string' && HAS_NO_ZONE.test(input)
  return isTokyo ? dayjs.utc(input) : dayjs.utc(input).add(TOKYO_HOURS, 'hour')
}

function format(input: DateInput, pattern: (date: Dayjs) => string): string {
  const date = inTokyo(input)
  return date.isValid() ? pattern(date) : ''
}

/** 2026年11月21日; '' for what is no date. */
export const formatDate = (input: DateInput) => format(input, (date) => date.format('YYYY年M月D日'))

/** 2026年12月8日（火） */
export const formatDateWithWeekday = (input: DateInput) =>
  format(input, (date) => `${date.format('YYYY年M月D日')}（${WEEKDAYS[date.day()]}）`)

/** 12月8日（火）, where the year is plain. */
export const formatDayAndMonth = (input: DateInput) =>
  format(input, (date) => `${date.format('M月D日')}（${WEEKDAYS[date.day()]}）`)

/** 2026年11月, for the month of construction. */
export const formatMonth = (input: DateInput) => format(input, (date) => date.format('YYYY年M月'))

/** 11月28日 9:00 */
export const formatMoment = (input: DateInput) =>
  format(input, (date) => date.format('M月D日 H:mm'))

/** 9:30 */
export const formatTime = (input: DateInput) => format(input, (date) => date.format('H:mm'))

/** The time in Tokyo as HH:MM, to compare and for the API. */
export const isoTime = (input: DateInput) => format(input, (date) => date.format('HH:mm'))

/** The day in Tokyo as YYYY-MM-DD, for inputs and for the API. */
export const isoDay = (input: DateInput) => format(input, (date) => date.format('YYYY-MM-DD'))
