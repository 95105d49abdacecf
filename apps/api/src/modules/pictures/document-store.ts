import { createHash } from 'node:crypto'
import { invalidFields } from '../../http/problem.ts'
import { areThere, writeAll } from './stored-files.ts'

/** Below /media. */
export const DOCUMENTS = 'zumen/uploads'

const BEGINNING = '%PDF-'
const END = '%%EOF'
/** Programs write a line or two behind the end. */
const NEAR_END = 1024

/** Saves PDFs in `dir` as they are, under a hash of their content. */
export function documentStore(dir: string) {
  return {
    /** 422 when the bytes are no whole PDF. */
    async add(bytes: Buffer): Promise<{ url: string }> {
      const found = look(bytes)
      const path = found.url.replace('/media/', '')
      if (!(await areThere(dir, [path]))) await writeAll(dir, [{ path, bytes }])
      return found
    },
    /** What `add` would answer; writes nothing. */
    look,
  }
}

function look(bytes: Buffer): { url: string } {
  const isWhole =
    bytes.toString('latin1', 0, BEGINNING.length) === BEGINNING &&
    bytes.subarray(-NEAR_END).includes(END)
  if (!isWhole) throw invalidFields({ file: ['PDFとして読み取れませんでした。'] })
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  return { url: `/media/${DOCUMENTS}/${name}.pdf` }
}
