import * as z from 'zod/mini'
import { foldDate, foldTime } from './date-fields.ts'
import type { FormField } from './field.ts'

/** Preferred time of a visit: `YYYY-MM-DD` and `HH:MM`, '' when not chosen. */
export type Visit = { date: string; time: string }

/** The labels of first and second choice in every form. */
export const VISIT_LABELS = [
  { date: '第1希望日', time: '第1希望時間' },
  { date: '第2希望日', time: '第2希望時間' },
] as const

const visit = z.object({ date: z.string(), time: z.string() })

/**
 * First and second choice as one list. Its controls are named `visit_dates.0.date`,
 * `visit_dates.0.time`, …; empty choices are dropped. `visitErrors` checks the rest.
 */
export const visitsField = (label: string): FormField<Visit[]> => ({
  label,
  control: 'visits',
  isRequired: false,
  read: (data, name) =>
    VISIT_LABELS.map((_, index) => ({
      date: data.get(`${name}.${index}.date`),
      time: data.get(`${name}.${index}.time`),
    })),
  fold: (raw) =>
    [raw ?? []]
      .flat()
      .map(foldVisit)
      .filter(({ date, time }) => date !== '' || time !== '')
      .slice(0, VISIT_LABELS.length),
  schema: z.array(visit),
})

function foldVisit(raw: unknown): Visit {
  const { date, time }: { date?: unknown; time?: unknown } = Object(raw)
  return { date: foldDate(date), time: foldTime(time) }
}
