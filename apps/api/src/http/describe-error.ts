import { types } from 'node:util'

/** What may be known of an error outside this process. */
export type DescribedError = {
  type: string
  /** SQLSTATE, or the code of Node or of a library. */
  code?: string | undefined
  table?: string | undefined
  column?: string | undefined
  constraint?: string | undefined
  /** What is known of the above, never the message of the error itself. */
  message: string
  /** A line for each frame, innermost first. */
  stack: string
  cause?: DescribedError
}

const FRAMES = 8
const CODE = /^[A-Z0-9_]{1,60}$/
/** Names of the schema, which never come from a visitor. */
const NAME = /^[a-z_][a-z0-9_]{0,62}$/

/** Also what has crossed a realm, and those of Fastify, which are errors by their prototype alone. */
export const isError = (value: unknown): value is Error =>
  types.isNativeError(value) || value instanceof Error

/**
 * An error without its message: those of databases, of JSON.parse and of JavaScript itself quote
 * the values that they are about.
 */
export function describeError(error: unknown): DescribedError {
  if (!isError(error)) return { type: typeof error, message: '', stack: '' }
  const { cause, ...fields } = error as Error & Record<string, unknown>
  const place = {
    code: matching(CODE, fields.code),
    table: matching(NAME, fields.table),
    column: matching(NAME, fields.column),
    constraint: matching(NAME, fields.constraint),
  }
  return {
    type: error.constructor.name,
    ...place,
    message: Object.values(place).filter(Boolean).join(' '),
    stack: framesOf(error),
    ...(isError(cause) && { cause: describeError(cause) }),
  }
}

const matching = (pattern: RegExp, value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

/**
 * The frames stand below the message, which may have lines that look like frames. Those of this
 * repository are kept; where there are none, all.
 */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  if (start < 0) return ''
  const frames = stack
    .slice(start + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
  const own = frames.filter((line) => !/node:|node_modules/.test(line))
  return (own.length > 0 ? own : frames).slice(0, FRAMES).join('\n')
}
