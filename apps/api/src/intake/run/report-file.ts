import { createWriteStream, rmSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { guarded } from '../columns/cell.ts'
import type { Kind, Verdict } from '../kinds/kind.ts'
import { BYTE_ORDER_MARK, csvLine } from '../writing/csv-line.ts'

const HEADING = [
  'ファイル',
  '行',
  '番号',
  '結果',
  '項目',
  '項目名',
  '理由',
  '値',
  '直し方の案',
  '直し方',
]

/** Writes a CSV of everything that is to be said of rows; no file is left when there is nothing. */
export function reportFile(path: string, { fields }: Kind) {
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  let stream: ReturnType<typeof createWriteStream> | undefined
  let rows = 0
  rmSync(path, { force: true })

  async function write(text: string): Promise<void> {
    stream ??= createWriteStream(path, { mode: 0o600 }).on('error', () => {})
    const written = Promise.withResolvers<void>()
    stream.write(text, (cause) => (cause ? written.reject(cause) : written.resolve()))
    await written.promise
  }

  return {
    async add(verdicts: readonly Verdict[]): Promise<void> {
      const lines = verdicts.flatMap(({ entry, isDraft, result, faults }) =>
        faults.map(({ field, reason, cell = '', repair }) => {
          const became = isDraft ? '下書き' : result === 'failed' ? 'エラー' : '取り込み済み'
          const label = labels.get(field.split('.')[0] ?? '') ?? ''
          const { file, line, key } = entry
          return csvLine(
            [
              ...[file, String(line), key, became, field, label, reason],
              ...[cell, repair?.value ?? '', repair?.rule ?? ''],
            ].map(guarded),
          )
        }),
      )
      if (lines.length === 0) return
      await write(`${rows === 0 ? BYTE_ORDER_MARK + csvLine(HEADING) : ''}${lines.join('')}`)
      rows += lines.length
    },
    /** The number of lines below the heading. */
    async close(): Promise<number> {
      if (stream) await finished(stream.end())
      return rows
    },
  }
}
