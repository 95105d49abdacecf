import { pipeline, Readable } from 'node:stream'
import { type CsvError, type Info, parse } from 'csv-parse'
import { newlines } from './encoding.ts'
import { atLine, IntakeError } from './intake-error.ts'
import { MAX_ROW_CHARS, type SourceRow, TOO_LARGE } from './row.ts'

const BAD_QUOTE = '引用符（"）の使い方が正しくありません。'
/** By the code of the parser's error. */
const REASONS: Record<string, string> = {
  CSV_INVALID_CLOSING_QUOTE: BAD_QUOTE,
  INVALID_OPENING_QUOTE: BAD_QUOTE,
  CSV_MAX_RECORD_SIZE: TOO_LARGE,
  CSV_QUOTE_NOT_CLOSED: '引用符（"）が閉じられていません。',
}

/**
 * The rows of a CSV. The first names the columns; lines above it that begin with # are notes. Below
 * it, `#203` is a room.
 */
export async function* csvRows(
  file: string,
  text: AsyncIterable<string>,
): AsyncGenerator<SourceRow> {
  let names: string[] | undefined
  for await (const { record, line } of records(file, text)) {
    // What Excel writes of rows that were emptied, and of columns behind the last.
    if (record.every(isBlank)) continue
    if (!names) {
      names = namesOf(file, line, record)
      continue
    }
    const cells = Object.fromEntries(names.map((name, index) => [name, record[index] ?? '']))
    const isRagged = record.length < names.length || !record.slice(names.length).every(isBlank)
    const fault = `見出しは${names.length}列ですが、この行は${record.length}列です。`
    yield { file, line, cells, ...(isRagged && { fault }) }
  }
  if (!names) throw new IntakeError(`${file} には見出しの行がありません。`)
}

const isBlank = (cell: string) => cell.trim() === ''

function namesOf(file: string, line: number, record: readonly string[]): string[] {
  const names = record.map((name) => name.trim())
  const twice = names.find((name, index) => name && names.indexOf(name) < index)
  if (twice) throw atLine(file, line, `列「${twice}」が2つあります。`)
  return names
}

const NOTES = /^(?:#[^\r\n]*(?:\r\n|\n|\r(?!$))|[^\S\r\n]*[\r\n])*/

/** Leaves the lines of the notes empty, so that all others keep their numbers. */
async function* withoutNotes(file: string, text: AsyncIterable<string>): AsyncGenerator<string> {
  let head: string | undefined = ''
  for await (const chunk of text) {
    if (head === undefined) {
      yield chunk
      continue
    }
    head += chunk
    const [notes = ''] = NOTES.exec(head) ?? []
    yield notes.replace(/[^\r\n]/g, '')
    head = head.slice(notes.length)
    if (head === '' || head.startsWith('#')) {
      if (head.length > MAX_ROW_CHARS) throw atLine(file, 1, TOO_LARGE)
      continue
    }
    yield head
    head = undefined
  }
}

type Parsed = { info: Info; record: string[] }

async function* records(file: string, text: AsyncIterable<string>) {
  const parser = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARS,
  })
  // Its end, good or bad, is told by the loop below.
  pipeline(Readable.from(withoutNotes(file, text)), parser, () => {})
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      const inside = record.reduce((sum, cell) => sum + newlines(cell), 0)
      yield { record, line: info.lines - inside }
    }
  } catch (cause) {
    const { code, lines } = cause as CsvError & { lines?: number }
    const reason = REASONS[code]
    if (!reason) throw cause
    throw atLine(file, lines ?? 1, reason)
  }
}
