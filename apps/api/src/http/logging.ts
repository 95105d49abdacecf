import type { FastifyRequest } from 'fastify'

/**
 * What may stand in a log: nothing that says who a visitor is or what they wrote. Addresses, queries
 * (keywords, tokens) and bodies are left out; an error keeps its kind and where it happened, because
 * the message of a database error repeats the values that were written.
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
