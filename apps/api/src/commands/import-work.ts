import { type Database, DataDirInUseError, StartupError } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import type { Env } from '../env.ts'
import { writeMasterData } from '../master/master-data.ts'
import { isApiThere } from '../running-api.ts'

const BUSY = '別の取り込みが進行中です。終わってからもう一度実行してください。'

type Ways<Result> = {
  here: (db: Database) => Promise<Result>
  /** Where an API runs on the embedded database. */
  throughApi: () => Promise<Result>
}

/** Does what only one import does at a time. Throws a `StartupError` while another one does it. */
export const importWork = <Result>(env: Env, { here, throughApi }: Ways<Result>) =>
  alone(env, here).catch(async (cause) => {
    if (cause instanceof DataDirInUseError && (await isApiThere(env))) return throughApi()
    throw cause
  })

async function alone<Result>(env: Env, work: (db: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(env)
  const end = await database.claimImport()
  try {
    if (!end) throw new StartupError(BUSY)
    await database.prepare(writeMasterData)
    return await work(database.db)
  } finally {
    await end?.()
    await database.close()
  }
}
