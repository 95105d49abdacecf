import { readFile, realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, sep } from 'node:path'

/** A file that a row names, not read yet. */
type Attachment = { size: number; read(): Promise<Buffer> }

/** Finds a file by the name that a row gives it; `undefined` when there is none. */
export type Attachments = (name: string) => Promise<Attachment | undefined>

/** Of a file that came alone. */
export const NO_ATTACHMENTS: Attachments = async () => undefined

const ABOVE = /(^|[/\\])\.\.([/\\]|$)|\0/

/** Whether a name stays below the folder it is looked for in. */
export const isBelow = (name: string): boolean =>
  !ABOVE.test(name) && !isAbsolute(name) && !/^([a-z]:|\\)/i.test(name)

/** Files below a folder; links that lead out of it lead nowhere. */
export function filesBelow(folder: string): Attachments {
  return async (name) => {
    const root = await realpath(folder)
    for (const spelling of spellings(name.replaceAll('\\', '/'))) {
      const path = await realpath(join(root, spelling)).catch(() => undefined)
      const found = path?.startsWith(root + sep) ? await fileAt(path) : undefined
      if (found) return found
    }
    return undefined
  }
}

/** Programs write 「が」 as one character or as two. */
const spellings = (name: string) => new Set([name, name.normalize('NFC'), name.normalize('NFD')])

async function fileAt(path: string): Promise<Attachment | undefined> {
  const found = await stat(path)
  return found.isFile() ? { size: found.size, read: () => readFile(path) } : undefined
}
