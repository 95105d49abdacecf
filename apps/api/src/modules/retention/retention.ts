import { isoDay } from '@sumai/format/dates'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import { daysBefore, monthsBefore, nightAfter } from './night.ts'
import { removeOldFiles } from './old-files.ts'
import type { Periods } from './periods.ts'
import { retentionRepository } from './retention.repository.ts'

/** Days for which the list of imports and what was wrong with their rows can be read. */
const IMPORTS_KEPT = 30

type Options = {
  periods: Periods
  /** Folder of the mails that are written to files. */
  outboxDir: string
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Removes personal data whose time is over (docs/privacy.md). What has not been delivered stays,
 * however old it is.
 */
export async function forgetPersonalData(
  db: Database,
  { periods, outboxDir, now, log }: Options,
): Promise<void> {
  const repository = retentionRepository(db)
  const day = nightAfter(await repository.lastNight(), isoDay(now()))
  const before = (days: number) => daysBefore(day, days)

  await repository.anonymiseInquiries(monthsBefore(day, periods.inquiries), now())
  await repository.deleteSpam(before(periods.spam))
  await repository.deleteKeys(before(periods.keys))
  await repository.deleteMails(before(periods.mails))
  await removeOldFiles(outboxDir, before(periods.mails))
  await repository.deleteRequests(before(0))
  await repository.deleteSessions(before(0))
  await repository.deleteBookings(before(periods.bookings))
  await repository.deleteSearches(before(periods.searches))
  await repository.deleteViews(before(periods.views))
  await repository.deleteBeforeImports(before(1))
  await repository.deleteImports(before(IMPORTS_KEPT))
  await repository.nightIsOver(day)

  const count = await repository.forgottenDeadLetters(before(periods.mails))
  if (count > 0) {
    log.warn({ count }, 'Outbox: mails that were given up still hold personal data')
  }
}
