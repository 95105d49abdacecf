import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { describeError, isError } from './describe-error.ts'

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/**
 * Keeps personal data out of the log: no IP addresses, no queries (keywords, tokens), no bodies, no
 * messages of errors.
 */
export const withoutPersonalData: Logger = {
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    err: describeError,
  },
  hooks: {
    /** Without a text of its own a line would get the message of its error. */
    logMethod([first, text, ...more], method) {
      const isBare = typeof text !== 'string' && hasError(first)
      method.apply(this, [first, isBare ? 'An error' : text, ...more] as Parameters<typeof method>)
    },
  },
}

const hasError = (logged: unknown) => isError(logged) || isError((logged as { err?: unknown })?.err)
