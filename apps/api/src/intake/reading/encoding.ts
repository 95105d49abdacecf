import iconv from 'iconv-lite'
import { atLine, IntakeError } from './intake-error.ts'

export type Encoding = 'utf8' | 'cp932'
/** `name` is what the file is called in messages. */
export type TextFile = { name: string; encoding: Encoding; bytes(): AsyncIterable<Buffer> }

/** Small, so that a server that takes in a file has time for others between two. */
export const PARTS = { highWaterMark: 16 * 1024 }
const ASK = 'CSV（UTF-8 または Shift_JIS）か NDJSON で保存し直してください。'
/** What files of other kinds begin with. */
const OTHERS: readonly [bytes: readonly number[], name: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], ' Excel ブックか ZIP です'],
  [[0xd0, 0xcf, 0x11, 0xe0], '古い形式の Excel ブックです'],
  [[0x25, 0x50, 0x44, 0x46], ' PDF です'],
  [[0xff, 0xfe], ' UTF-16 です'],
  [[0xfe, 0xff], ' UTF-16 です'],
]

/**
 * UTF-8 if the whole file is valid UTF-8, which text of another encoding hardly ever is, else the
 * Shift_JIS of Windows. Throws an `IntakeError` for a file of another kind.
 */
export async function encodingOf({ name, bytes }: Omit<TextFile, 'encoding'>): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = Buffer.alloc(0)
  try {
    for await (const chunk of bytes()) {
      if (start.length < LONGEST) start = refuseOthers(name, Buffer.concat([start, chunk]))
      decoder.decode(chunk, { stream: true })
    }
    decoder.decode()
    return 'utf8'
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === INVALID) return 'cp932'
    throw cause
  }
}

const INVALID = 'ERR_ENCODING_INVALID_ENCODED_DATA'
const LONGEST = Math.max(...OTHERS.map(([bytes]) => bytes.length))

function refuseOthers(name: string, start: Buffer): Buffer<ArrayBuffer> {
  const other = OTHERS.find(([bytes]) => bytes.every((byte, index) => start[index] === byte))
  if (other) throw new IntakeError(`${name} は${other[1]}。${ASK}`)
  return Buffer.from(start.subarray(0, LONGEST))
}

const UNKNOWN = '\ufffd'

/** The text of a file without a byte order mark. Throws an `IntakeError` at what is no text. */
export async function* textOf({ name, encoding, bytes }: TextFile): AsyncGenerator<string> {
  const utf8 = new TextDecoder()
  const cp932 = iconv.getDecoder('cp932')
  let line = 1
  const refuse = (text: string, at: number, reason: string) =>
    atLine(name, line + newlines(text.slice(0, at)), reason)

  for await (const chunk of bytes()) {
    const text = encoding === 'utf8' ? utf8.decode(chunk, { stream: true }) : cp932.write(chunk)
    const nul = text.indexOf('\0')
    if (nul >= 0) throw refuse(text, nul, `NUL 文字があります。${ASK}`)
    const unknown = encoding === 'cp932' ? text.indexOf(UNKNOWN) : -1
    if (unknown >= 0) throw refuse(text, unknown, `文字コードを判別できません。${ASK}`)
    line += newlines(text)
    yield text
  }
  if (encoding === 'cp932' && cp932.end()) {
    throw atLine(name, line, `文字の途中で終わっています。${ASK}`)
  }
}

export function newlines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
