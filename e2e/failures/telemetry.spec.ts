import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Site } from '../support/site.ts'
import { expect, tagged, test } from '../support/test.ts'

type Span = {
  service: string
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

/** A collector of traces, as OTLP over HTTP speaks to it. */
class Collector {
  readonly spans: Span[] = []
  readonly #server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    if (request.url === '/v1/traces') this.#take(JSON.parse(body))
    response.setHeader('content-type', 'application/json').end('{}')
  })

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** From a span up to the first of its trace: `service name`. */
  wayUp(span: Span): string[] {
    const parent = this.spans.find(({ spanId }) => spanId === span.parentSpanId)
    return [`${span.service} ${span.name}`, ...(parent ? this.wayUp(parent) : [])]
  }

  // biome-ignore lint/suspicious/noExplicitAny: the wire format of OTLP
  #take({ resourceSpans }: any) {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }: { key: string }) => key === 'service.name')
        .value.stringValue
      for (const { spans } of scopeSpans) {
        for (const span of spans) this.spans.push({ ...span, service })
      }
    }
  }
}

test(
  'one trace leads from the visitor through shell and API to the database',
  tagged('full', 'api'),
  async ({ site }) => {
    const collector = new Collector()
    const exported = {
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start(),
      OTEL_BSP_SCHEDULE_DELAY: '200',
    }
    await site.change({ api: exported, shell: exported })
    try {
      const list = await (await fetch(site.url('/search'))).text()
      const room = /href="(\/articles\/room\/\d+\/[^"/]+)"/.exec(list)?.[1] ?? ''
      const traceId = '0af7651916cd43dd8448eb211c80319c'
      const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
      expect((await fetch(site.url(room), { headers })).status).toBe(200)
      const ways = () =>
        collector.spans
          .filter((span) => span.traceId === traceId && span.name.startsWith('SQL'))
          .map((span) => collector.wayUp(span))
      await expect
        .poll(ways)
        .toContainEqual([
          'api SQL SELECT',
          'api GET /api/v1/chintai/rooms/:bukken_no',
          'shell API GET',
          'shell render',
          'shell GET /*',
        ])
      // Whose room it was stays out of the trace, and so does every value of a query.
      expect(JSON.stringify(collector.spans)).not.toContain('bukken_no=')
    } finally {
      await site.restore()
      collector.stop()
    }
  },
)

/** Throws where anything of OpenTelemetry is asked for. */
const WATCH = `--import data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module'
   registerHooks({ resolve(name, context, next) {
     if (name.startsWith('@opentelemetry')) throw new Error('it loads ' + name)
     return next(name, context)
   } })`,
)}`

test('nothing of it is loaded when nobody collects traces @full', tagged('api'), async () => {
  const site = await Site.prepare({ NODE_OPTIONS: WATCH })
  try {
    await Promise.all([site.stack.start('api'), site.stack.start('shell')])
    const collected = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
    await site.stack.stop('shell')
    await expect(site.stack.start('shell', collected)).rejects.toThrow('ended before it was ready')
  } finally {
    await site.stack.stopAll()
  }
})
