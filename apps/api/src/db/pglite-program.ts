import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'

const PGLITE = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const PROGRAM = path.join(path.dirname(PGLITE), 'pglite.wasm')

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * PostgreSQL as a WebAssembly module, compiled once in a process: what V8 has made fast for one
 * database serves the next, which then opens in half the time.
 */
export function pgliteProgram(): Promise<WebAssembly.Module> {
  compiled ??= compile()
  return compiled
}

/**
 * By V8's first compiler alone: its second one takes 0.5 GB and 3 s of CPU for a single function.
 * Without it a list takes about a tenth longer, the page of a home as long.
 */
async function compile(): Promise<WebAssembly.Module> {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
  return WebAssembly.compile(await readFile(PROGRAM))
}
