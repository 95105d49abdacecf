import type { Kotsu } from '@sumai/api-client/contract/access'
import type { Kaitei } from '@sumai/api-client/contract/money'
import type { BoshuStatus } from '@sumai/api-client/contract/words'
import { tohoFun } from '@sumai/domain/listing/distance'
import { DAYS_BETWEEN_UPDATES } from '@sumai/domain/listing/freshness'
import type { Database } from '../../db/database.ts'
import type { PgTable } from '../../db/drizzle.ts'
import { inArray } from '../../db/drizzle.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { forbidden } from '../../http/staff.ts'
import { type Staff, worksAt } from '../../staff/staff.ts'
import type { WireRow } from '../../wire/columns.ts'
import { changedFields } from '../../wire/writing.ts'
import { stations } from '../stations/stations.table.ts'
import type { LintErrors } from './publish-lint.ts'

/** Shared by the changes of rooms for rent and properties for sale. */

const FIXED = ['bukken_no']
const ONLY_HEAD_OFFICE = [...FIXED, 'tenpo_no', 'koukai_date']

/** Throws 403 unless this member of staff may make the changes of a body. */
export function checkMayChange(
  staff: Staff,
  table: PgTable,
  before: WireRow & { tenpoNo: string },
  body: WireRow,
): void {
  if (!worksAt(staff, before.tenpoNo)) throw forbidden()
  const fixed = staff.user_type === 'admin' ? FIXED : ONLY_HEAD_OFFICE
  const refused = changedFields(table, before, body, fixed)
  if (refused.length > 0) throw forbidden(refused)
}

/** The shop of a new listing: that of its writer, whom it may name; 403 for another one. */
export function shopFor(staff: Staff, tenpoNo: string | undefined): string {
  const own = staff.user_type === 'shop' ? staff.tenpo_no : (tenpoNo ?? '')
  if (tenpoNo && tenpoNo !== own) throw forbidden(['tenpo_no'])
  return own
}

type Dates = {
  boshuStatus: BoshuStatus
  koukaiDate: string
  jikaiKoshinDate: string
  closedDate: string | null
}

const DAY_MS = 86_400_000

/** Whether a listing with this status is public. */
export const isAdvertised = (status: BoshuStatus) => status === 'public' || status === 'applied'

/**
 * The dates after a write on the day `today`. A write confirms the listing; `koukaiDate` is the day
 * on which it was first advertised.
 */
export function datesAfter(
  given: Partial<Dates>,
  status: BoshuStatus,
  today: string,
  before?: Dates,
) {
  const begins = isAdvertised(status) && (!before || before.boshuStatus === 'draft')
  // An unchanged date in the body does not count as given.
  const own = (field: 'koukaiDate' | 'jikaiKoshinDate') =>
    given[field] === before?.[field] ? undefined : given[field]
  return {
    koukaiDate: own('koukaiDate') ?? (begins ? today : (before?.koukaiDate ?? today)),
    koshinDate: today,
    jikaiKoshinDate: own('jikaiKoshinDate') ?? inTwoWeeks(today),
    closedDate: status === 'closed' ? (before?.closedDate ?? today) : null,
  }
}

const inTwoWeeks = (today: string) =>
  new Date(Date.parse(today) + DAYS_BETWEEN_UPDATES * DAY_MS).toISOString().slice(0, 10)

/** The price history after a write; only advertised prices are added. */
export function historyAfter(
  history: readonly Kaitei[],
  {
    boshuStatus,
    from,
    to,
    today,
  }: { boshuStatus: BoshuStatus; from: number; to: number; today: string },
): Kaitei[] {
  if (from === to || !isAdvertised(boshuStatus)) return [...history]
  return [...history, { date: today, from, to }]
}

/** Adds the minutes on foot to each access line; 422 for an unknown station. */
export async function kotsuFrom<Way extends Omit<Kotsu, 'toho_fun'>>(
  db: Database,
  ways: readonly Way[],
): Promise<(Way & Kotsu)[]> {
  const codes = ways.map(({ eki_code }) => eki_code)
  const found = await db
    .select({ code: stations.ekiCode })
    .from(stations)
    .where(inArray(stations.ekiCode, codes))
  const known = new Set(found.map(({ code }) => code))
  const unknown = ways.findIndex(({ eki_code }) => !known.has(eki_code))
  if (unknown >= 0) {
    throw invalidFields({ [`kotsu.${unknown}.eki_code`]: ['駅が見つかりません。'] })
  }
  return ways.map((way) => ({ ...way, toho_fun: tohoFun(way.toho_m) }))
}

/** Throws 422 when a listing is to be public but lacks required facts. */
export function checkPublishable(status: BoshuStatus, lint: () => LintErrors): void {
  const errors = isAdvertised(status) ? lint() : {}
  if (Object.keys(errors).length > 0) {
    throw new Problem({ status: 422, code: 'room.not_publishable', errors })
  }
}
