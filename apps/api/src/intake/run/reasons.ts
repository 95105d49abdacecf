import type { z } from 'zod'
import { reasonOf } from '../../http/reason-of.ts'
import type { Fault } from '../columns/columns.ts'

/** What a schema has against a row, for those who wrote the file: one reason a field, the narrowest. */
export const faultsOf = ({ issues }: z.ZodError): Fault[] => {
  const reasons = new Map(issues.map((issue) => [issue.path.join('.'), reasonOf(issue)]))
  return [...reasons].map(([field, reason]) => ({ field, reason }))
}
