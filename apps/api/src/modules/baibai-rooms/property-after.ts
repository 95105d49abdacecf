import type { BoshuStatus } from '@sumai/api-client/contract/words'
import { datesAfter, historyAfter } from '../listings/listing-changes.ts'
import { type GivenBaibaiRoom, withComputedColumns } from './baibai-computed-columns.ts'
import { EMPTY_ROW } from './baibai-empty-row.ts'
import type { BaibaiRoomRow, NewBaibaiRoom } from './baibai-rooms.table.ts'

type Columns = Partial<NewBaibaiRoom>
type Clock = { now: () => Date; today: () => string }

type Write = {
  /** Nothing: the property is new. */
  before: BaibaiRoomRow | undefined
  /** What is written of it … */
  columns: Columns
  /** … and the status it gets. */
  status: BoshuStatus
  /** What a new property says where nobody says anything, beside `EMPTY_ROW`. */
  usual?: Columns
  /** What a new property tells of the time before it was registered. */
  history?: Columns
}

/** A property after a write, whoever writes it: its dates, prices, sums and words follow. */
export function propertyAfter(
  { before, columns, status, usual, history }: Write,
  { now, today }: Clock,
): NewBaibaiRoom {
  const given = {
    ...EMPTY_ROW,
    ...usual,
    createdAt: now(),
    ...before,
    ...columns,
    boshuStatus: status,
  } as GivenBaibaiRoom
  const past = before
    ? {
        kakakuRireki: historyAfter(before.kakakuRireki, {
          boshuStatus: before.boshuStatus,
          from: before.kakaku,
          to: given.kakaku,
          today: today(),
        }),
      }
    : history
  return withComputedColumns({
    ...given,
    ...datesAfter(columns, status, today(), before),
    ...past,
    updatedAt: now(),
    deletedAt: null,
    version: (before?.version ?? 0) + 1,
  })
}
