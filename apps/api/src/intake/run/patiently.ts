import { setTimeout } from 'node:timers/promises'
import { DatabaseBusyError } from '../../db/database.ts'

const PAUSE_MS = 200
/** Half a minute. */
const TRIES = 150

/** Repeats work while the database is too busy for it: visitors come first. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (cause) {
      if (!isBusy(cause) || tries >= TRIES) throw cause
      await setTimeout(PAUSE_MS)
    }
  }
}

/** Also as the cause of what drizzle throws. */
const isBusy = (cause: unknown): boolean =>
  cause instanceof DatabaseBusyError ||
  (cause instanceof Error && cause.cause !== undefined && isBusy(cause.cause))
