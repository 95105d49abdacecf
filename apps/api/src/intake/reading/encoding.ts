import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import iconv from 'iconv-lite'
import { atLine, IntakeError } from './intake-error.ts'

export type Encoding = 'utf8' | 'cp932'
/** `name` is what the file is called in messages. */
export type TextFile = { path: string; name: string; encoding: Encoding }

/** Small, so that a server that takes in a file has time for others between two. */
const PARTS = { highWaterMark: 16 * 1024 }
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
export async function encodingOf(path: string, name: string): Promise<Encoding> {
  const start = await beginning(path)
  const other = OTHERS.find(([bytes]) => bytes.every((byte, index) => start[index] === byte))
  if (other) throw new IntakeError(`${name} は${other[1]}。${ASK}`)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path, PARTS)) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return 'utf8'
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === INVALID) return 'cp932'
    throw cause
  }
}

const INVALID = 'ERR_ENCODING_INVALID_ENCODED_DATA'

async function beginning(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const UNKNOWN = '\ufffd'

/** The text of a file without a byte order mark. Throws an `IntakeError` at what is no text. */
export async function* textOf({ path, name, encoding }: TextFile): AsyncGenerator<string> {
  const utf8 = new TextDecoder()
  const cp932 = iconv.getDecoder('cp932')
  let line = 1
  const refuse = (text: string, at: number, reason: string) =>
    atLine(name, line + newlines(text.slice(0, at)), reason)

  for await (const chunk of createReadStream(path, PARTS)) {
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
