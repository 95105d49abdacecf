import { VERSION } from './document.ts'

/** Turns a document of one version into the next; `migrations[1]` leads from 1 to 2. */
export type Migrations = Readonly<Record<number, (document: object) => object>>

/** Empty: version 1 is the first. */
const MIGRATIONS: Migrations = {}

/**
 * Brings a document of version `from` up to version `to`, step by step; `null` when a step is
 * missing (a version that was never released).
 */
export function migrate(
  document: object,
  from: number,
  migrations: Migrations = MIGRATIONS,
  to: number = VERSION,
): object | null {
  let current = document
  for (let version = from; version < to; version += 1) {
    const step = migrations[version]
    if (!step) return null
    current = step(current)
  }
  return current
}
