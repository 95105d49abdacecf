import {
  type ChintaiRoom,
  type ChintaiRoomLight,
  chintaiRoom,
  chintaiRoomLight,
  type staffChintaiRoom,
} from '@sumai/api-client/contract/chintai-room'
import type { z } from 'zod'
import type { WireRow } from '../../wire/columns.ts'
import { CHINTAI_LABELS, labelsFor } from '../../wire/labels.ts'
import { cardPhotos, INSIDE_FIRST } from '../listings/card-photos.ts'
import { type ComputedFrom, computedFields } from '../listings/listing-answer.ts'

/** The columns that are read here, with their types, which a `WireRow` does not have. */
type Row = ComputedFrom & {
  tm_name: string
  is_tm_name_disp: boolean
  room_no: string | null
  is_room_no_disp: boolean
}

/** The public answer for a room on the day `today`. */
export function toChintaiRoom(row: WireRow, today: string): ChintaiRoom {
  return {
    ...row,
    ...labelsFor(chintaiRoom, row, CHINTAI_LABELS),
    ...publicFields(row as Row, today),
  } as ChintaiRoom
}

export function toChintaiRoomLight(row: WireRow, today: string): ChintaiRoomLight {
  return {
    ...row,
    ...labelsFor(chintaiRoomLight, row, CHINTAI_LABELS),
    ...publicFields(row as Row, today),
    photos: cardPhotos((row as Row).photos, INSIDE_FIRST),
  } as ChintaiRoomLight
}

type StaffChintaiRoom = z.output<typeof staffChintaiRoom>

/** The answer for staff, with a building name and room number that are not public. */
export function toStaffChintaiRoom(row: WireRow, today: string): StaffChintaiRoom {
  const { tm_name, room_no } = row
  return { ...toChintaiRoom(row, today), tm_name, room_no } as StaffChintaiRoom
}

const publicFields = (row: Row, today: string) => ({
  tm_name: row.is_tm_name_disp ? row.tm_name : null,
  room_no: row.is_room_no_disp ? row.room_no : null,
  ...computedFields(row, today),
})
