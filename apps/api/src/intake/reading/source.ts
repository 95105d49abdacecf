import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { csvRows } from './csv-rows.ts'
import { encodingOf, type TextFile, textOf } from './encoding.ts'
import { IntakeError } from './intake-error.ts'
import { ndjsonRows } from './ndjson-rows.ts'
import type { SourceRow } from './row.ts'

const CSV = /\.csv$/i
/** What `npm run import` leaves beside a file. */
const REPORT = /\.report\.csv$/i
const NDJSON = /\.(ndjson|jsonl)$/i

/** A file, or all files of a folder, which can be read as often as one likes. */
export type Source = { rows(): AsyncGenerator<SourceRow> }

/** `name`: what the file is called where it comes from, if it is kept under another name. */
export async function openSource(path: string, name = basename(path)): Promise<Source> {
  const files: TextFile[] = []
  for (const file of filesOf(path, name)) {
    files.push({ ...file, encoding: await encodingOf(file.path, file.name) })
  }
  return {
    async *rows() {
      for (const file of files) {
        const rowsOf = NDJSON.test(file.name) ? ndjsonRows : csvRows
        yield* rowsOf(file.name, textOf(file))
      }
    },
  }
}

const isKnown = (name: string) => CSV.test(name) || NDJSON.test(name)

function filesOf(path: string, name: string) {
  if (!existsSync(path)) throw new IntakeError(`${path} がありません。`)
  const isFolder = statSync(path).isDirectory()
  const found = isFolder
    ? readdirSync(path)
        .toSorted()
        .map((entry) => ({ path: join(path, entry), name: entry }))
    : [{ path, name }]
  const files = found.filter((file) => !REPORT.test(file.name) && isKnown(file.name))
  if (files.length > 0) return files
  throw new IntakeError(
    isFolder
      ? `${path} に .csv も .ndjson もありません。`
      : `${name} は .csv でも .ndjson でもありません。`,
  )
}
