import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** An archive of these files. */
export async function zipOf(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** The same archive with a name in other bytes, as many as before, and not said to be UTF-8. */
export function renamed(zip: Buffer, from: string, to: Buffer): Buffer {
  const other = Buffer.from(zip)
  for (const [signature, flags] of HEADERS) {
    for (let at = other.indexOf(signature); at >= 0; at = other.indexOf(signature, at + 1)) {
      other.writeUInt16LE(other.readUInt16LE(at + flags) & ~UTF8_NAMES, at + flags)
    }
  }
  for (let at = other.indexOf(from); at >= 0; at = other.indexOf(from, at + 1)) to.copy(other, at)
  return other
}

const UTF8_NAMES = 0x800
/** Of a file, and of its entry in the directory: where their flags are. */
const HEADERS = [
  ['PK\x03\x04', 6],
  ['PK\x01\x02', 8],
] as const
