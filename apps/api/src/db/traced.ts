import { NO_TELEMETRY, type Telemetry } from '@sumai/telemetry'

/** Runs a query in a span of its own. */
export type TraceQuery = <T>(sql: string, run: () => Promise<T>) => Promise<T>

/** Spans show the text of queries, whose values are parameters and stay out of it. */
export function traceQueries(telemetry: Telemetry): TraceQuery | undefined {
  if (telemetry === NO_TELEMETRY) return undefined
  return (sql, run) =>
    telemetry.span(
      `SQL ${sql.trimStart().slice(0, 6).toUpperCase()}`,
      'client',
      { 'db.system.name': 'postgresql', 'db.query.text': sql },
      run,
    )
}
