import { type ImportRepairRule, importRepairRule } from '@sumai/api-client/contract/import'
import { StartupError } from '../../db/database.ts'
import type { Verdict } from '../kinds/kind.ts'
import type { Accepted } from './accepted.ts'

/** Whether a rule is agreed to. */
export type Agrees = (rule: ImportRepairRule) => boolean

/** `all`, or rules as the report names them: `man_yen,station`. Throws a `StartupError`. */
export function readRules(text: string): Agrees {
  if (text === 'all') return () => true
  const rules = importRepairRule.array().safeParse(text.split(',')).data
  const known = importRepairRule.options.join(', ')
  if (!rules) throw new StartupError(`--repair takes all, or some of ${known}`)
  return (rule) => rules.includes(rule)
}

/** What is proposed for rows and agreed to. */
export const agreedIn = (verdicts: readonly Verdict[], agrees: Agrees): Accepted[] =>
  verdicts.flatMap(({ entry: { file, line }, faults }) =>
    faults.flatMap(({ field, cell, repair }) =>
      repair && cell !== undefined && agrees(repair.rule)
        ? [{ file, line, field, cell, ...repair }]
        : [],
    ),
  )
