import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { type Attachments, filesBelow, NO_ATTACHMENTS } from './attachments.ts'
import { csvRows } from './csv-rows.ts'
import { encodingOf, PARTS, type TextFile, textOf } from './encoding.ts'
import { IntakeError } from './intake-error.ts'
import { ndjsonRows } from './ndjson-rows.ts'
import type { SourceRow } from './row.ts'
import { openZip, type Zip } from './zip.ts'

const CSV = /\.csv$/i
/** What `npm run import` leaves beside a file. */
const REPORT = /\.report\.csv$/i
const NDJSON = /\.(ndjson|jsonl)$/i
const ZIP = /\.zip$/i
/** Of a text in an archive, however small it is there. */
const MAX_TEXT = 500 * 1024 * 1024

/** A file, or all files of a folder or an archive, which can be read as often as one likes. */
export type Source = {
  rows(): AsyncGenerator<SourceRow>
  /** The files that the rows of a file name: those beside it. */
  attachmentsOf(row: Pick<SourceRow, 'file'>): Attachments
  close(): void
}

type Found = Pick<TextFile, 'name' | 'bytes'> & { attachments: Attachments }

/** `name`: what the file is called where it comes from, if it was sent and is kept under another. */
export async function openSource(path: string, name?: string): Promise<Source> {
  if (!existsSync(path)) throw new IntakeError(`${path} がありません。`)
  const isFolder = statSync(path).isDirectory()
  const called = name ?? basename(path)
  const zip = !isFolder && ZIP.test(called) ? await openZip(path, called) : undefined
  try {
    const found = zip ? inZip(zip, called) : isFolder ? inFolder(path) : [alone(path, name)]
    const texts = found.filter(({ name }) => !REPORT.test(name) && isText(name))
    if (texts.length === 0) throw noText(isFolder ? path : called, isFolder || zip !== undefined)
    const files: TextFile[] = []
    for (const file of texts) files.push({ ...file, encoding: await encodingOf(file) })
    const byName = new Map(texts.map(({ name, attachments }) => [name, attachments]))
    return {
      async *rows() {
        for (const file of files) {
          const rowsOf = NDJSON.test(file.name) ? ndjsonRows : csvRows
          yield* rowsOf(file.name, textOf(file))
        }
      },
      attachmentsOf: ({ file }) => byName.get(file) ?? NO_ATTACHMENTS,
      close: () => zip?.close(),
    }
  } catch (cause) {
    zip?.close()
    throw cause
  }
}

const isText = (name: string) => CSV.test(name) || NDJSON.test(name)

/** A file that was sent came without others. */
function alone(path: string, name: string | undefined): Found {
  const attachments = name === undefined ? filesBelow(dirname(path)) : NO_ATTACHMENTS
  return { name: name ?? basename(path), bytes: () => createReadStream(path, PARTS), attachments }
}

const inFolder = (folder: string): Found[] =>
  readdirSync(folder)
    .toSorted()
    .map((entry) => alone(join(folder, entry), undefined))

function inZip({ files, read }: Zip, archive: string): Found[] {
  const found = [...files.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const large = found.find(({ name, size }) => isText(name) && size > MAX_TEXT)
  if (large) throw new IntakeError(`${archive} の「${large.name}」は500MBを超えています。`)
  return found.map(({ name, bytes }) => ({
    ...{ name, bytes },
    async attachments(wanted) {
      const below = posix.join(posix.dirname(name), wanted.replaceAll('\\', '/').normalize('NFC'))
      const file = files.get(below)
      return file && { size: file.size, read: () => read(file) }
    },
  }))
}

const noText = (name: string, isMany: boolean) =>
  new IntakeError(
    isMany
      ? `${name} に .csv も .ndjson もありません。`
      : `${name} は .csv でも .ndjson でも .zip でもありません。`,
  )
