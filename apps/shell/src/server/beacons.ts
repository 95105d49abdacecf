import { addressKey } from '@sumai/platform/address-key'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { refuse } from './refuse.ts'

type Options = {
  /** Whether browsers report web vitals. */
  webVitals: boolean
  log(message: string): void
}

/** Maximum size of a report, bytes. */
const LIMIT = 8 * 1024
/**
 * Reports a minute, of one address and of all together: the first ones are enough to see a fault,
 * and nobody can hide it behind others.
 */
const REPORTS = { ofAddress: 30, together: 300 }

/**
 * `/reports` receives violations of the content security policy, `/faults` errors that an error
 * page was shown for, `/vitals` web vitals. Each becomes a line of the log, without queries and
 * without text of the page.
 */
export function beacons(app: FastifyInstance, { webVitals, log }: Options): void {
  const ofAddress = new RateLimiterMemory({ points: REPORTS.ofAddress, duration: 60 })
  const together = new RateLimiterMemory({ points: REPORTS.together, duration: 60 })

  /** Whether the log still takes reports, and this visitor's among them. */
  const isWelcome = ({ ip }: FastifyRequest): Promise<boolean> =>
    ofAddress
      .consume(addressKey(ip))
      .then(() => together.consume('all'))
      .then(
        () => true,
        () => false,
      )

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!(await isWelcome(request))) return refuse(reply.header('retry-after', '60'), 429)
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: LIMIT },
      scope.getDefaultJsonParser('error', 'error'),
    )
    const take =
      (describe: (body: unknown) => string | null) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const line = describe(request.body)
        if (line === null) return refuse(reply, 400)
        log(line)
        return reply.code(204).header('cache-control', 'no-store').send()
      }
    scope.post('/reports', take(describeReport))
    scope.post('/faults', take(describeFault))
    if (webVitals) scope.post('/vitals', take(describeVital))
  })
}

/** A CSP report. Of its sample only the name of the sink is logged, not the text of the page. */
function describeReport(body: unknown): string | null {
  const report = fieldsOf(fieldsOf(body)?.['csp-report'])
  if (!report) return null
  const sink = String(report['script-sample'] ?? '').split('|')[0]
  const at = report['source-file'] ? ` by ${place(report['source-file'])}` : ''
  return [
    `policy: ${word(report['effective-directive'] ?? report['violated-directive'])}`,
    `stops ${place(report['blocked-uri'])} ${word(sink)}`.trimEnd(),
    `on ${place(report['document-uri'])}${at}`,
  ].join(' ')
}

/** The name of an error, never its message, which may contain text of a visitor. */
function describeFault(body: unknown): string | null {
  const fault = fieldsOf(body)
  if (typeof fault?.name !== 'string') return null
  return `browser: ${word(fault.name)} ${place(fault.file)} on ${place(fault.path)}`
}

const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB']

function describeVital(body: unknown): string | null {
  const vital = fieldsOf(body)
  const value = Number(vital?.value)
  if (!vital || !VITALS.includes(String(vital.name)) || !Number.isFinite(value)) return null
  const digits = vital.name === 'CLS' ? 3 : 0
  const owner = word(vital.remote)
  return `vitals: ${vital.name} ${value.toFixed(digits)} ${place(vital.path)} ${owner}`.trimEnd()
}

const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

/** One printable word, so that a report cannot add lines to the log. */
const word = (value: unknown) =>
  String(value ?? '')
    .replace(/[^\x21-\x7e]/g, '')
    .slice(0, 200)

/** An address without its query. */
const place = (value: unknown) => word(value).replace(/[?#].*$/, '')
