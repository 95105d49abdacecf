import type { z } from 'zod'
import { invalidFields } from '../http/problem.ts'
import type { WireRow } from './columns.ts'
import { type Labellers, labelsFor } from './labels.ts'

const UNKNOWN = '選択肢にない値です。'

/** Throws 422 for every code of a row that its table does not know: it would have no label. */
export function checkCodes(schema: z.ZodObject, row: WireRow, own?: Labellers): void {
  const wrong = Object.entries(labelsFor(schema, row, own))
    .filter(([, label]) => [label].flat().includes(''))
    .map(([name]) => name.replace(/_label$/, ''))
  if (wrong.length > 0) {
    throw invalidFields(Object.fromEntries(wrong.map((field) => [field, [UNKNOWN]])))
  }
}
