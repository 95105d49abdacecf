import type { FastifyInstance } from 'fastify'

type Attributes = Record<string, string | number>

/** Traces what a process does, in the words of OpenTelemetry. */
export type Telemetry = {
  /** A span around every request, which goes on with the trace of whoever asks. */
  watch(app: FastifyInstance): void
  /** A span around a piece of work; `client` when it waits for another process. */
  span<T>(
    name: string,
    kind: 'internal' | 'client',
    attributes: Attributes,
    work: () => Promise<T>,
  ): Promise<T>
  /** What another process must be sent to go on with this trace. */
  headers(): Record<string, string>
  /** Goes on with the trace of another process, which has sent its `headers`. */
  within<T>(headers: Record<string, string>, work: () => Promise<T>): Promise<T>
  /** Sends what has not been sent yet. */
  stop(): Promise<void>
}

/** Does nothing, and costs nothing. */
export const NO_TELEMETRY: Telemetry = {
  watch() {},
  span: (_name, _kind, _attributes, work) => work(),
  headers: () => ({}),
  within: (_headers, work) => work(),
  async stop() {},
}

/**
 * Off unless `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector: then nothing of OpenTelemetry is
 * loaded. Its other variables (`OTEL_EXPORTER_OTLP_HEADERS`, …) mean what its documentation says.
 */
export async function startTelemetry(service: string, env = process.env): Promise<Telemetry> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return NO_TELEMETRY
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(service)
}
