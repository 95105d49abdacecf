import type { BoshuStatus } from '@sumai/api-client/contract/words'
import { foldAscii } from '@sumai/format/typed-text'
import { datesAfter, historyAfter } from '../listings/listing-changes.ts'
import type { TatemonoRow } from '../tatemono/tatemono.table.ts'
import { withComputedColumns } from './chintai-computed-columns.ts'
import { emptyRoom } from './chintai-empty-row.ts'
import type { ChintaiRoomRow } from './chintai-rooms.table.ts'

type Columns = Partial<ChintaiRoomRow>
type Clock = { now: () => Date; today: () => string }

type Write = {
  /** Nothing: the room is new. */
  before: ChintaiRoomRow | undefined
  /** What is written of it … */
  columns: Columns
  /** … and the status it gets. */
  status: BoshuStatus
  building: TatemonoRow
  /** What a new room tells of the time before it was registered. */
  history?: Columns
}

/** A room after a write, whoever writes it: its dates, rents, sums and words follow. */
export function roomAfter(
  { before, columns, status, building, history }: Write,
  { now, today }: Clock,
): ChintaiRoomRow {
  const given = {
    ...emptyRoom(building, columns),
    createdAt: now(),
    ...before,
    ...columns,
    boshuStatus: status,
  } as ChintaiRoomRow
  const past = before
    ? {
        yachinRireki: historyAfter(before.yachinRireki, {
          boshuStatus: before.boshuStatus,
          from: before.hyYachin,
          to: given.hyYachin,
          today: today(),
        }),
      }
    : history
  const room = {
    ...given,
    roomNo: given.roomNo && foldAscii(given.roomNo).trim(),
    ...datesAfter(columns, status, today(), before),
    ...past,
    updatedAt: now(),
    version: (before?.version ?? 0) + 1,
  }
  return withComputedColumns(room, building)
}
