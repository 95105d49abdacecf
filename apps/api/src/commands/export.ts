/**
 * `npm run export -- <kind> [<file.csv|file.ndjson>]`: writes everything of a kind as a file that
 * `npm run import` takes in; without a file, as CSV to the standard output. docs/import.md
 */
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartupError } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { readEnv } from '../env.ts'
import { isKindName, KIND_NAMES, KINDS } from '../intake/kinds/kinds.ts'
import { exportStock } from '../intake/writing/export-stock.ts'
import { command } from './command.ts'

await command(async () => {
  const [name, file] = process.argv.slice(2)
  if (!isKindName(name) || (file && !/\.(csv|ndjson)$/.test(file))) {
    throw new StartupError(
      `usage: npm run export -- <${KIND_NAMES.join('|')}> [<file.csv|file.ndjson>]`,
    )
  }
  const format = file?.endsWith('.ndjson') ? 'ndjson' : 'csv'
  const database = await openDatabase(readEnv(process.env))
  try {
    const text = Readable.from(exportStock(database.db, KINDS[name], format))
    if (file)
      await whole(file, (draft) => pipeline(text, createWriteStream(draft, { mode: 0o600 })))
    else await pipeline(text, process.stdout, { end: false })
  } finally {
    await database.close()
  }
})

/** A file that is whole or not there. */
async function whole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.part`
  try {
    await write(draft)
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}
