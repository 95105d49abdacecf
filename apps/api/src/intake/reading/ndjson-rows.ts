import { atLine } from './intake-error.ts'
import { MAX_ROW_CHARS, type SourceRow, TOO_LARGE } from './row.ts'

/** The rows of an NDJSON: an object a line. A line that is none is a row at fault. */
export async function* ndjsonRows(
  file: string,
  text: AsyncIterable<string>,
): AsyncGenerator<SourceRow> {
  let line = 0
  for await (const content of lines(file, text)) {
    line++
    if (content.trim() !== '') yield { file, line, isTyped: true, ...read(content) }
  }
}

function read(content: string): Pick<SourceRow, 'cells' | 'fault'> {
  try {
    const value: unknown = JSON.parse(content)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { cells: value as Record<string, unknown> }
    }
  } catch {
    // Said below.
  }
  return { cells: {}, fault: 'JSON のオブジェクトではありません。' }
}

async function* lines(file: string, text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  let line = 1
  for await (const chunk of text) {
    const [first = '', ...others] = chunk.split('\n')
    // Joined when its end is there: a line without end is never copied.
    rest += first
    if (rest.length > MAX_ROW_CHARS) throw atLine(file, line, TOO_LARGE)
    for (const part of others) {
      line++
      yield rest
      rest = part
    }
  }
  yield rest
}
