import { readFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from '@sumai/platform/release'
import type { LateFile } from './inline-script.ts'
import { type Sheet, toSheet } from './sheet.ts'

/** The shell's own scripts and stylesheets. */
export type Assets = { js: LateFile[]; sheets: Sheet[] }

/** Reads them from the folder of the browser build; `base` is its address for browsers. */
export function readAssets(folder: string, base: string): Assets {
  const read = (file: string) => readFileSync(path.join(folder, file))
  const { main } = JSON.parse(read('pages.json').toString())
  return {
    js: (main.js as string[]).map((file) => ({
      src: base + file,
      integrity: integrityOf(read(file)),
    })),
    sheets: (main.css as string[]).map((file) =>
      toSheet({ href: base + file, css: read(file).toString() }),
    ),
  }
}
