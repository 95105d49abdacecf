import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const PGLITE = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const PROGRAM = path.join(path.dirname(PGLITE), 'pglite.wasm')

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * PostgreSQL as a WebAssembly module, compiled once in a process: what V8 has made fast for one
 * database serves the next, which then opens in half the time.
 */
export function pgliteProgram(): Promise<WebAssembly.Module> {
  compiled ??= readFile(PROGRAM).then(WebAssembly.compile)
  return compiled
}
