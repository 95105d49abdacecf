import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { IntakeError } from '../reading/intake-error.ts'

const code = z.union([z.string(), z.number(), z.boolean(), z.null()])

/**
 * How the columns and codes of another system are to be read:
 * `{ "columns": { "家賃": "hy_yachin", "社内メモ": null }, "codes": { "muki": { "S": 5 } },
 * "fixed": { "tenpo_no": "001" } }`. A column of `null` is not used; `fixed` holds for every row
 * that does not say otherwise.
 */
const mapping = z.strictObject({
  columns: z.record(z.string(), z.string().nullable()).default({}),
  codes: z.record(z.string(), z.record(z.string(), code)).default({}),
  fixed: z.record(z.string(), code).default({}),
})

export type Mapping = z.output<typeof mapping>

export const NO_MAPPING: Mapping = { columns: {}, codes: {}, fixed: {} }

export async function readMapping(path: string): Promise<Mapping> {
  return parseMapping(await readFile(path, 'utf8').catch(() => refuse(`${path} を読めません。`)))
}

export function parseMapping(text: string): Mapping {
  const { data, error } = mapping.safeParse(jsonOf(text))
  if (data) return data
  const [issue] = error.issues
  return refuse(`対応表の ${issue?.path.join('.') || '全体'} が正しくありません。`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return refuse('対応表が JSON ではありません。')
  }
}

function refuse(reason: string): never {
  throw new IntakeError(reason)
}
