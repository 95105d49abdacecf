import type { BoshuStatus } from '@sumai/api-client/contract/words'
import { isAdvertised } from '../../modules/listings/listing-changes.ts'
import type { LintErrors } from '../../modules/listings/publish-lint.ts'
import type { Values } from '../columns/columns.ts'
import type { Field } from '../columns/field.ts'

/** Facts of a listing that an import keeps for what is new, and the site itself writes afterwards. */
const HISTORY = ['koshin_date', 'closed_date', 'yachin_rireki', 'kakaku_rireki'] as const

const DAY_MS = 86_400_000
/** Days before the end of its two weeks at which a file that still has it confirms a listing. */
const CONFIRMED_AHEAD = 7

type Before = { boshuStatus: BoshuStatus; jikaiKoshinDate: string }

/**
 * The status that a row asks for. A file without statuses is a list of what is on offer; what the
 * staff have hidden, or marked as applied for, stays so.
 */
export function wantedStatus(values: Values, before?: Before): BoshuStatus {
  if (values.boshu_status) return values.boshu_status as BoshuStatus
  const isKept = before && (before.boshuStatus === 'hidden' || before.boshuStatus === 'applied')
  return isKept ? before.boshuStatus : 'public'
}

/** Whether an advertisement runs out soon and has to be confirmed, which its row does. */
export function isDue(values: Values, today: string, before: Before): boolean {
  const days = (Date.parse(before.jikaiKoshinDate) - Date.parse(today)) / DAY_MS
  return isAdvertised(before.boshuStatus) && !values.jikai_koshin_date && days < CONFIRMED_AHEAD
}

/** Facts without a neutral default that a row must state before its listing may be public. */
export function unsaid(
  needed: readonly string[],
  values: Values,
  fields: readonly Field[],
): LintErrors {
  const missing = fields.filter(({ name }) => needed.includes(name) && values[name] == null)
  return Object.fromEntries(
    missing.map(({ name, label }) => [
      name,
      [`「${label}」は必須の表示事項です。入力してから公開してください。`],
    ]),
  )
}

export const withoutHistory = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !(HISTORY as readonly string[]).includes(name)),
  )

/** The history of a new listing as its row gives it. */
export const historyIn = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => (HISTORY as readonly string[]).includes(name) && value != null,
    ),
  )
