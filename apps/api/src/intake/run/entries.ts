import type { Columns, Fault } from '../columns/columns.ts'
import type { Entry, Kind } from '../kinds/kind.ts'
import type { SourceRow } from '../reading/row.ts'
import { faultsOf } from './reasons.ts'

/** A row that can be planned, or what is wrong with it. */
export type Read = { entry: Entry; faults: Fault[] }

/** What no text of the database may hold: NUL, and halves of characters. */
const BAD_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/** Reads rows of a file as entries of a kind; each number may come once. */
export function entryReader({ key, schema }: Kind, columns: Columns) {
  const lines = new Map<string, Pick<Entry, 'file' | 'line'>>()

  return function read(row: SourceRow): Read {
    const { file, line } = row
    const { values, faults } = columns.read(row)
    const entry = { file, line, key: String(values[key] ?? ''), values }
    if (row.fault) return { entry, faults: [{ field: '', reason: row.fault }] }
    if (row.isTyped && BAD_TEXT.test(JSON.stringify(values))) {
      return { entry, faults: [{ field: '', reason: '使えない文字が含まれています。' }] }
    }
    if (faults.length > 0) return { entry, faults }
    if (entry.key === '') return { entry, faults: [{ field: key, reason: '入力してください。' }] }
    const first = lines.get(entry.key)
    if (first) return { entry, faults: [{ field: key, reason: sameAs(first) }] }
    lines.set(entry.key, { file, line })
    const { data, error } = schema.safeParse(values)
    return error
      ? { entry, faults: faultsOf(error) }
      : { entry: { ...entry, values: data }, faults }
  }
}

const sameAs = ({ file, line }: Pick<Entry, 'file' | 'line'>) =>
  `${file} の${line}行目と同じ番号です。`
