import type { Columns } from '../columns/columns.ts'
import type { Kind } from '../kinds/kind.ts'
import { IntakeError } from '../reading/intake-error.ts'
import type { Source } from '../reading/source.ts'

export type Survey = { rows: number; keys: ReadonlySet<string>; withoutKey: number }

/**
 * Reads the whole source before anything is written: whether it can be read to its end, how long it
 * is, and which numbers it has. Throws an `IntakeError`.
 */
export async function survey(source: Source, kind: Kind, columns: Columns): Promise<Survey> {
  const keys = new Set<string>()
  let rows = 0
  let withoutKey = 0
  for await (const row of source.rows()) {
    rows++
    const key = columns.read(row).values[kind.key]
    if (key) keys.add(String(key))
    else withoutKey++
  }
  if (rows > 0 && keys.size === 0) {
    const label = kind.fields.find(({ name }) => name === kind.key)?.label
    throw new IntakeError(`「${label}」（${kind.key}）の列が見つかりません。`)
  }
  return { rows, keys, withoutKey }
}
