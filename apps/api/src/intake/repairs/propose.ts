import type { ImportRepairRule } from '@sumai/api-client/contract/import'
import type { z } from 'zod'
import { readCell } from '../columns/cell.ts'
import * as dates from './date-repairs.ts'
import * as numbers from './number-repairs.ts'
import type { Propose, Repair, Wrong } from './repair.ts'
import { stationNames } from './station-repairs.ts'
import * as words from './word-repairs.ts'

/** The first that makes the cell one that can be read is proposed. */
const RULES: readonly (readonly [ImportRepairRule, Propose])[] = [
  ['lookalikes', numbers.lookalikes],
  ['numerals', numbers.numerals],
  ['numerals', dates.numeralsOfDates],
  ['surroundings', numbers.surroundings],
  ['surroundings', dates.behindDates],
  ['man_yen', numbers.manYen],
  ['yen', numbers.yenOfMonths],
  ['year', dates.withoutYear],
  ['year', dates.shortYear],
  ['excel_day', dates.daysOfExcel],
  ['fortnight', dates.tooFarAhead],
  ['postal_code', words.postalCode],
  ['mail', words.mailAddress],
  ['hours', words.hours],
  ['choice', words.choices],
  ['banned_words', words.bannedWords],
  ['station', stationNames],
]

/** Letters of a cell that may be repaired; nobody looks through a longer one. */
const LONGEST = 500

/** What a cell at fault most likely means; nothing when that is not plain. */
export function proposalFor(wrong: Wrong, schema: z.ZodObject): Repair | undefined {
  if (wrong.cell.length > LONGEST) return undefined
  for (const [rule, propose] of RULES) {
    const value = propose(wrong)
    if (value !== undefined && value !== wrong.cell && isRight(wrong, value, schema)) {
      return { rule, value }
    }
  }
  return undefined
}

/** Whether an import would read it without a word. */
function isRight({ field }: Wrong, value: string, schema: z.ZodObject): boolean {
  const reading = readCell(field, value)
  if ('fault' in reading) return false
  const shape = schema.shape[field.name] as z.ZodType | undefined
  return shape?.safeParse(reading.value).success ?? false
}
