import type { OpenDatabase } from './database.ts'
import type { TraceQuery } from './traced.ts'

/** PostgreSQL when a URL is given, else PGlite in `dataDir`. Only the chosen driver is loaded. */
export async function openDatabase(
  databaseUrl: string | undefined,
  dataDir: string,
  trace?: TraceQuery,
): Promise<OpenDatabase> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(databaseUrl, trace)
  }
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(dataDir, undefined, trace)
}
