/** Days are `YYYY-MM-DD` and months `YYYY-MM`, both of Tokyo; no clock is read here. */
const DAY_MS = 86_400_000

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The month `months` before the one that holds `day`. */
export function monthBefore(day: string, months: number): string {
  const number = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** The moment at `time` (`HH:MM`) on a day in Tokyo. */
export const moment = (day: string, time: string): Date => new Date(`${day}T${time}:00+09:00`)

/** 0 Sunday to 6 Saturday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The first day on or after `day` that falls on that weekday. */
export const nextWeekday = (day: string, wanted: number): string =>
  addDays(day, (wanted - weekday(day) + 7) % 7)
