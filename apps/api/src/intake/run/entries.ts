import type { z } from 'zod'
import { reasonOf } from '../../http/reason-of.ts'
import type { Columns, Fault } from '../columns/columns.ts'
import type { Entry, Kind } from '../kinds/kind.ts'
import type { PictureTaker } from '../pictures/picture-taker.ts'
import type { SourceRow } from '../reading/row.ts'
import type { Source } from '../reading/source.ts'

/** A row that can be planned, or what is wrong with it, and how many files it has brought. */
type Read = { entry: Entry; faults: Fault[]; files?: number }
type Files = { take: PictureTaker; of: Source['attachmentsOf'] }

/** What no text of the database may hold: NUL, and halves of characters. */
const BAD_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/** Reads rows of a file as entries of a kind; each number may come once. */
export function entryReader({ key, schema }: Kind, columns: Columns, files: Files) {
  const lines = new Map<string, Pick<Entry, 'file' | 'line'>>()

  return async function read(row: SourceRow): Promise<Read> {
    const { file, line } = row
    const { values, faults, repaired } = columns.read(row)
    const entry = { file, line, key: String(values[key] ?? ''), values, row }
    if (row.fault) return { entry, faults: [{ field: '', reason: row.fault }] }
    if (row.isTyped && BAD_TEXT.test(JSON.stringify(values))) {
      return { entry, faults: [{ field: '', reason: '使えない文字が含まれています。' }] }
    }
    if (faults.length > 0) return { entry, faults: [...faults, ...repaired] }
    if (entry.key === '') return { entry, faults: [{ field: key, reason: '入力してください。' }] }
    const first = lines.get(entry.key)
    if (first) return { entry, faults: [{ field: key, reason: sameAs(first) }] }
    lines.set(entry.key, { file, line })
    const { notes, files: taken, values: whole } = await files.take(values, files.of(row))
    const { data, error } = schema.safeParse(whole)
    return error
      ? { entry, faults: [...faultsOf(error), ...notes, ...repaired] }
      : { entry: { ...entry, values: data, notes: [...notes, ...repaired] }, faults, files: taken }
  }
}

const sameAs = ({ file, line }: Pick<Entry, 'file' | 'line'>) =>
  `${file} の${line}行目と同じ番号です。`

/** What a schema has against a row, for those who wrote the file: one reason a field, the narrowest. */
function faultsOf({ issues }: z.ZodError): Fault[] {
  const reasons = new Map(issues.map((issue) => [issue.path.join('.'), reasonOf(issue)]))
  return [...reasons].map(([field, reason]) => ({ field, reason }))
}
