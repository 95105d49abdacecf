import { PGlite } from '@electric-sql/pglite'

/** Rows of a stopped API's embedded database. */
export async function rowsOf<T>(dataDir: string, query: string, values: unknown[] = []) {
  const database = await PGlite.create(`${dataDir}/database`)
  try {
    return (await database.query<T>(query, values)).rows
  } finally {
    await database.close()
  }
}
