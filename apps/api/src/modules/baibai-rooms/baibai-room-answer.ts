import {
  type BaibaiRoom,
  type BaibaiRoomLight,
  baibaiRoom,
  baibaiRoomLight,
  type staffBaibaiRoom,
} from '@sumai/api-client/contract/baibai-room'
import type { BaibaiBukkenType } from '@sumai/api-client/contract/words'
import type { z } from 'zod'
import type { WireRow } from '../../wire/columns.ts'
import { BAIBAI_LABELS, LAND_LABELS, labelsFor } from '../../wire/labels.ts'
import { type ComputedFrom, cardPhotos, computedFields } from '../listings/listing-answer.ts'

/** The columns that are read here, with their types, which a `WireRow` does not have. */
type Row = ComputedFrom & { bukken_type: BaibaiBukkenType; toshi_keikaku: number | null }

/** 市街化調整区域: building is restricted, which must be shown in red. */
const CHOSEI_KUIKI = 2

/** The public answer for a property on the day `today`. */
export function toBaibaiRoom(row: WireRow, today: string): BaibaiRoom {
  return {
    ...row,
    ...labelsFor(baibaiRoom, row, labelsOf((row as Row).bukken_type)),
    ...publicFields(row as Row, today),
  } as BaibaiRoom
}

export function toBaibaiRoomLight(row: WireRow, today: string): BaibaiRoomLight {
  return {
    ...row,
    ...labelsFor(baibaiRoomLight, row, labelsOf((row as Row).bukken_type)),
    ...publicFields(row as Row, today),
    photos: cardPhotos((row as Row).photos),
  } as BaibaiRoomLight
}

type StaffBaibaiRoom = z.output<typeof staffBaibaiRoom>

/** The answer for staff. */
export const toStaffBaibaiRoom = (row: WireRow, today: string): StaffBaibaiRoom =>
  toBaibaiRoom(row, today) as StaffBaibaiRoom

/** Labels of codes; a few codes have another meaning for land. */
export const labelsOf = (bukkenType: BaibaiBukkenType) =>
  bukkenType === 'hanbai_tochi' ? LAND_LABELS : BAIBAI_LABELS

const publicFields = (row: Row, today: string) => ({
  is_chosei_kuiki: row.toshi_keikaku === CHOSEI_KUIKI,
  ...computedFields(row, today),
})
