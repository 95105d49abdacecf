import { readFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from '@sumai/platform/release'
import type { LateFile } from './inline-script.ts'
import { type Sheet, toSheet } from './sheet.ts'

/** The shell's own scripts and stylesheets; `errorSheets` are those of error pages alone. */
export type Assets = { js: LateFile[]; sheets: Sheet[]; errorSheets: Sheet[] }

/** By packages/build/src/page-files-plugin.ts. */
type PagesJson = Record<'main' | typeof ERROR_PANEL, { js: string[]; css: string[] }>

const ERROR_PANEL = 'src/errors/status-panel.view.tsx'

/** Reads them from the folder of the browser build; `base` is its address for browsers. */
export function readAssets(folder: string, base: string): Assets {
  const read = (file: string) => readFileSync(path.join(folder, file))
  const pages = JSON.parse(read('pages.json').toString()) as PagesJson
  const sheetOf = (file: string) => toSheet({ href: base + file, css: read(file).toString() })
  return {
    js: pages.main.js.map((file) => ({ src: base + file, integrity: integrityOf(read(file)) })),
    sheets: pages.main.css.map(sheetOf),
    errorSheets: pages[ERROR_PANEL].css.map(sheetOf),
  }
}
