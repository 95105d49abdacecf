/**
 * `ROOMS=1000000 DATABASE_URL=postgres://… npm run seed`: fills an empty database with demo data, a
 * batch at a time, whole or not at all. Without DATABASE_URL: the embedded one in DATA_DIR.
 */
import { isoDay } from '@sumai/format/dates'
import { openDatabase } from '../db/open-database.ts'
import { fillWithDemo } from '../demo/fill.ts'
import { readEnv } from '../env.ts'
import { writeMasterData } from '../master/master-data.ts'
import { command } from './command.ts'
import { progressBar } from './progress-bar.ts'

await command(async () => {
  const { rooms, ...env } = readEnv(process.env)
  const database = await openDatabase(env, { anew: true })
  try {
    await database.prepare(async (db) => {
      const onProgress = progressBar('listings')
      await writeMasterData(db)
      const isNew = await fillWithDemo(db, { rooms, today: isoDay(new Date()), onProgress })
      console.log(
        isNew ? 'The demo data are ready.' : 'The database holds data and was left alone.',
      )
    })
  } finally {
    await database.close()
  }
})
