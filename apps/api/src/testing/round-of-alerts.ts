import { openDatabase } from '../db/open-database.ts'
import { readEnv } from '../env.ts'
import { buildService } from '../service.ts'

/** One round of the alerts on DATA_DIR, as a process to be killed; says when it begins. */
const env = readEnv(process.env)
const database = await openDatabase(env)
const { app, alerts } = await buildService(database, env)
process.stdout.write('begins\n')
await alerts.run()
await app.close()
await database.close()
