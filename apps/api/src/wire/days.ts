import { inTokyo } from '@sumai/format/dates'
import { and, gte, lt, type PgColumn, type SQL } from '../db/drizzle.ts'

const DAY_MS = 86_400_000
const midnightOf = (day: string) => Date.parse(`${day}T00:00:00+09:00`)

type Days = { since?: string | undefined; until?: string | undefined }

/** Whether a moment lies within days of Japan, both included. */
export const daysFrom = (moment: PgColumn, { since, until }: Days): SQL | undefined =>
  and(
    since ? gte(moment, new Date(midnightOf(since))) : undefined,
    until ? lt(moment, new Date(midnightOf(until) + DAY_MS)) : undefined,
  )

export const daysAfter = (day: string, days: number) =>
  inTokyo(day).add(days, 'day').format('YYYY-MM-DD')

/** So many days up to and including one, the first first. */
export const lastDays = (today: string, days: number): string[] =>
  Array.from({ length: days }, (_, at) => daysAfter(today, at + 1 - days))
