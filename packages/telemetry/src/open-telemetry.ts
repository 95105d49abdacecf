import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Telemetry } from './telemetry.ts'

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT }

/** Sends spans of `service` to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names. */
export function openTelemetry(service: string): Telemetry {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer(service)

  function watch(app: FastifyInstance): void {
    const open = new WeakMap<FastifyRequest, Context>()
    app.addHook('onRequest', async (request) => {
      const parent = propagation.extract(ROOT_CONTEXT, request.headers)
      const route = request.routeOptions.url ?? 'unknown'
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': request.method, 'http.route': route },
        },
        parent,
      )
      open.set(request, trace.setSpan(parent, span))
    })
    // After the body has come: reading it leaves the context that a request began with.
    app.addHook('preHandler', (request, _reply, done) => {
      context.with(open.get(request) ?? ROOT_CONTEXT, done)
    })
    app.addHook('onResponse', async (request, { statusCode }) => {
      const span = trace.getSpan(open.get(request) ?? ROOT_CONTEXT)
      span?.setAttribute('http.response.status_code', statusCode)
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
    })
  }

  return {
    watch,
    span: (name, kind, attributes, work) =>
      tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, (span) =>
        work().then(
          (result) => {
            span.end()
            return result
          },
          (error) => {
            fail(span, error)
            throw error
          },
        ),
      ),
    headers() {
      const carrier: Record<string, string> = {}
      propagation.inject(context.active(), carrier)
      return carrier
    },
    within: (headers, work) => context.with(propagation.extract(ROOT_CONTEXT, headers), work),
    stop: () => provider.shutdown(),
  }
}

/** Of an error its kind alone: messages may quote what a visitor wrote. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
