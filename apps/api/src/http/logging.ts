import type { FastifyRequest } from 'fastify'

/**
 * Serializers that keep personal data out of the log: without IP addresses, queries (keywords,
 * tokens) and bodies. Errors are logged with type and stack but without message, because messages
 * of database errors contain values.
 */
export const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  err: describeError,
}

type Described = {
  type: string
  message: string
  code?: string | undefined
  stack: string
  cause?: Described
}

function describeError(error: Error): Described {
  const { code, cause, query } = error as Error & { code?: string; query?: string }
  const isOfDatabase = query !== undefined || /^[0-9A-Z]{5}$/.test(code ?? '')
  const message = query ?? (isOfDatabase ? 'database error' : error.message)
  return {
    type: error.name,
    message,
    code,
    stack: framesOf(error),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}

/** Without the message, which stands above the frames and may have lines of its own. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
