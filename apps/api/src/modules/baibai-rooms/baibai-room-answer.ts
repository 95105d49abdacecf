import {
  type BaibaiRoom,
  type BaibaiRoomLight,
  baibaiRoom,
  baibaiRoomLight,
  type staffBaibaiRoom,
} from '@sumai/api-client/contract/baibai-room'
import type { BaibaiBukkenType, BukkenKbn } from '@sumai/api-client/contract/words'
import { CHOSEI_KUIKI } from '@sumai/domain/listing/named-codes'
import type { z } from 'zod'
import type { WireRow } from '../../wire/columns.ts'
import { baibaiLabels, labelsFor } from '../../wire/labels.ts'
import { cardPhotos, OUTSIDE_ALONE, OUTSIDE_FIRST } from '../listings/card-photos.ts'
import { type ComputedFrom, computedFields } from '../listings/listing-answer.ts'
import { publicRow } from './sold.ts'

/** The columns that are read here, with their types, which a `WireRow` does not have. */
type Row = ComputedFrom & {
  bukken_type: BaibaiBukkenType
  bukken_kbn: BukkenKbn | null
  kansei_ym: string | null
  toshi_keikaku: number | null
}

/** The public answer for a property on the day `today`; its own staff see all of what was sold. */
export const toBaibaiRoom = (row: WireRow, today: string, isOwn = false): BaibaiRoom =>
  answerOf(isOwn ? row : publicRow(row), today)

function answerOf(row: WireRow, today: string): BaibaiRoom {
  return {
    ...row,
    ...labelsFor(baibaiRoom, row, baibaiLabels((row as Row).bukken_type)),
    ...computed(row as Row, today),
  } as BaibaiRoom
}

export function toBaibaiRoomLight(stored: WireRow, today: string, isOwn = false): BaibaiRoomLight {
  const row = isOwn ? stored : publicRow(stored)
  return {
    ...row,
    ...labelsFor(baibaiRoomLight, row, baibaiLabels((row as Row).bukken_type)),
    ...computed(row as Row, today),
    photos: cardPhotos((row as Row).photos, leadOf(row as Row)),
  } as BaibaiRoomLight
}

const leadOf = ({ bukken_kbn, kansei_ym }: Row) =>
  kansei_ym !== null || bukken_kbn === 'ittou' || bukken_kbn === 'jigyou'
    ? OUTSIDE_ALONE
    : OUTSIDE_FIRST

type StaffBaibaiRoom = z.output<typeof staffBaibaiRoom>

/** The answer for staff. */
export const toStaffBaibaiRoom = (row: WireRow, today: string): StaffBaibaiRoom =>
  answerOf(row, today) as StaffBaibaiRoom

const computed = (row: Row, today: string) => ({
  // Must be shown in red.
  is_chosei_kuiki: row.toshi_keikaku === CHOSEI_KUIKI,
  ...computedFields(row, today),
})
