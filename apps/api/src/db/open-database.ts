import type { Connections, OpenDatabase } from './database.ts'
import type { TraceQuery } from './traced.ts'

type Settings = { databaseUrl: string | undefined; dataDir: string; connections: Connections }
type Options = {
  trace?: TraceQuery | undefined
  /** Begin anew where there was an embedded database that is gone. */
  anew?: boolean
}

/** PostgreSQL when a URL is given, else PGlite in `dataDir`. Only the chosen driver is loaded. */
export async function openDatabase(
  { databaseUrl, dataDir, connections }: Settings,
  { trace, anew }: Options = {},
): Promise<OpenDatabase> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(databaseUrl, connections, trace)
  }
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(dataDir, { trace, anew })
}
