import { buffer } from 'node:stream/consumers'
import iconv from 'iconv-lite'
import { type Entry, openPromise, validateFileName, type ZipFile } from 'yauzl'
import { IntakeError } from './intake-error.ts'

/** Of an archive; each name is kept in memory. */
const MOST_FILES = 200_000
const UTF8_NAMES = 0x800

/** A file of an archive. */
type Zipped = { name: string; size: number; bytes(): AsyncGenerator<Buffer> }
export type Zip = {
  files: ReadonlyMap<string, Zipped>
  read(file: Zipped): Promise<Buffer>
  close(): void
}

/** Reads what an archive holds, and nothing of its files yet. Throws an `IntakeError`. */
export async function openZip(path: string, name: string): Promise<Zip> {
  const unreadable = () => new IntakeError(`${name} を ZIP として読めません。`)
  const zip = await openPromise(path, OPTIONS).catch(() => {
    throw unreadable()
  })
  try {
    if (zip.entryCount > MOST_FILES) {
      throw new IntakeError(`${name} のファイルが多すぎます（${MOST_FILES}まで）。`)
    }
    const files = await filesOf(zip, name)
    return { files, read: (file) => buffer(file.bytes()), close: () => zip.close() }
  } catch (cause) {
    zip.close()
    throw cause instanceof IntakeError ? cause : unreadable()
  }
}

/** Names are not decoded: those of Windows in Japanese are in Shift_JIS. */
const OPTIONS = { autoClose: false, lazyEntries: true, decodeStrings: false }

async function filesOf(zip: ZipFile, archive: string): Promise<Map<string, Zipped>> {
  const files = new Map<string, Zipped>()
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry)
    if (name.includes('\0') || validateFileName(name)) {
      throw new IntakeError(`${archive} に、使えない名前があります：${JSON.stringify(name)}`)
    }
    if (!isFile(name)) continue
    if (files.has(name)) throw new IntakeError(`${archive} に「${name}」が2つあります。`)
    if (!entry.canDecodeFileData()) {
      throw new IntakeError(`${archive} の「${name}」は暗号化されているか、読めない形式です。`)
    }
    files.set(name, { name, size: entry.uncompressedSize, bytes: () => bytesOf(zip, entry) })
  }
  return files
}

/** No folder, and nothing that macOS and others add by themselves. */
const isFile = (name: string) => !name.endsWith('/') && !/(^|\/)(\.|__MACOSX\/)/.test(name)

function nameOf({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const isUtf8 = (generalPurposeBitFlag & UTF8_NAMES) !== 0
  return (isUtf8 ? fileNameRaw.toString() : guessed(fileNameRaw))
    .replaceAll('\\', '/')
    .normalize('NFC')
}

function guessed(raw: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    return iconv.decode(raw, 'cp932')
  }
}

/** Throws an `IntakeError` where the file is damaged, or longer than the archive says. */
async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* await zip.openReadStreamPromise(entry)
  } catch {
    throw new IntakeError(`ZIP の「${nameOf(entry)}」が壊れています。`)
  }
}
