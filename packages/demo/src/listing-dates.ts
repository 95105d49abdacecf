import type { BoshuStatus } from '@sumai/api-client/contract/words'
import { DAYS_BETWEEN_UPDATES } from '@sumai/domain/listing/freshness'
import { addDays, moment } from './calendar.ts'
import type { Random } from './random.ts'

const FEWEST_TO_CLOSE = 9

/** Of the changes of a price those that visitors have seen: none is later than the last update. */
export const advertised = <Change extends { date: string }>(
  changes: readonly Change[],
  { koukaiDate, koshinDate }: { koukaiDate: string; koshinDate: string },
): Change[] => changes.filter(({ date }) => date > koukaiDate && date <= koshinDate)

type Shares = { applied: number; closed: number; hidden: number; draft: number }

/** State and dates of a listing; the shares are per cent, the rest is public. */
export function listingDates(random: Random, today: string, shares: Shares) {
  const boshuStatus = random.weighted<BoshuStatus>([
    ['public', 100 - shares.applied - shares.closed - shares.hidden - shares.draft],
    ['applied', shares.applied],
    ['closed', shares.closed],
    ['hidden', shares.hidden],
    ['draft', shares.draft],
  ])
  // Most listings are some weeks old, a few some months; nothing is sold on its first day.
  const online = Math.floor(random.next() ** 2 * 150)
  const closedDays = boshuStatus === 'closed' ? random.int(1, 60) : null
  const onlineDays = closedDays === null ? online : online + FEWEST_TO_CLOSE
  const koukaiDate = addDays(today, -onlineDays - (closedDays ?? 0))
  const checkedDays = closedDays ?? Math.min(onlineDays, random.int(0, 10))
  const koshinDate = addDays(today, -checkedDays)
  return {
    boshuStatus,
    koukaiDate,
    koshinDate,
    jikaiKoshinDate: addDays(koshinDate, DAYS_BETWEEN_UPDATES),
    yukoKigen: random.chance(0.4) ? addDays(today, random.int(20, 120)) : null,
    closedDate: closedDays === null ? null : addDays(today, -closedDays),
    createdAt: moment(addDays(koukaiDate, -1), '17:00'),
    updatedAt: moment(koshinDate, '09:30'),
    version: 1,
  }
}
