import type { FastifyServerOptions } from 'fastify'
import { DatabaseAwayError, DatabaseBusyError } from '../db/database.ts'
import { type DescribedError, describeError, isError } from './describe-error.ts'

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>
type LogMethod = NonNullable<NonNullable<Logger['hooks']>['logMethod']>

const MINUTE = 60_000

/**
 * A logger that writes errors which are alike once, and then once a minute how many there were.
 * With the database away every request fails in the same way, and thousands of lines would hide
 * what else happens.
 */
export function onceAMinute(logger: Logger): Logger {
  const unsaid = new Map<string, number>()
  const write: LogMethod =
    logger.hooks?.logMethod ??
    function write(args, method) {
      method.apply(this, args)
    }

  const logMethod: LogMethod = function log(args, method, level) {
    const error = errorIn(args[0])
    if (!error) return write.call(this, args, method, level)
    const kind = kindOf(error)
    const before = unsaid.get(kind)
    unsaid.set(kind, before === undefined ? 0 : before + 1)
    if (before !== undefined) return

    const say = () => {
      const more = unsaid.get(kind)
      if (!more) return unsaid.delete(kind)
      unsaid.set(kind, 0)
      write.call(this, [error, `${more} more like this in the last minute`], method, level)
      setTimeout(say, MINUTE).unref()
    }
    setTimeout(say, MINUTE).unref()
    write.call(this, args, method, level)
  }
  return { ...logger, hooks: { ...logger.hooks, logMethod } }
}

/** Logged by itself, or with other things. */
function errorIn(logged: unknown): Error | undefined {
  return [logged, (logged as { err?: unknown })?.err].find(isError)
}

/** Alike are errors of one kind and one place; a database that is away is away everywhere. */
function kindOf(error: Error): string {
  for (let cause: unknown = error; isError(cause); cause = cause.cause) {
    if (cause instanceof DatabaseAwayError || cause instanceof DatabaseBusyError) return 'away'
  }
  const parts: string[] = []
  let described: DescribedError | undefined = describeError(error)
  for (; described; described = described.cause) parts.push(described.type, described.message)
  return [...parts, describeError(error).stack.split('\n')[0]].join()
}
