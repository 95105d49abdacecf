import type { staffChintaiRoom } from '@sumai/api-client/contract/chintai-body'
import {
  type ChintaiRoom,
  type ChintaiRoomLight,
  chintaiRoom,
  chintaiRoomLight,
} from '@sumai/api-client/contract/chintai-room'
import type { Photo } from '@sumai/api-client/contract/photo'
import { chikuYear } from '@sumai/domain/listing/building-age'
import { madoriLabel } from '@sumai/domain/listing/madori'
import type { z } from 'zod'
import type { WireRow } from '../../wire/columns.ts'
import { CHINTAI_LABELS, labelsFor } from '../../wire/labels.ts'
import { cardPhotos } from '../listings/pictures.ts'

/** What `wireRowOf` does not know the types of, and this module reads. */
type Read = {
  tm_name: string
  is_tm_name_disp: boolean
  room_no: string | null
  is_room_no_disp: boolean
  chiku_ym: string
  is_minyukyo: boolean
  madori_heyasu: number | null
  madori_kind: number | null
  photos: Photo[]
}

/** A row as the public sees it on the day `today`. */
export function toChintaiRoom(row: WireRow, today: string): ChintaiRoom {
  return {
    ...row,
    ...labelsFor(chintaiRoom, row, CHINTAI_LABELS),
    ...shared(row as Read, today),
  } as ChintaiRoom
}

export type StaffChintaiRoom = z.output<typeof staffChintaiRoom>

/** A row as the staff see it: with the name and number that the public may not know. */
export function toStaffChintaiRoom(row: WireRow, today: string): StaffChintaiRoom {
  const { tm_name, room_no } = row
  return { ...toChintaiRoom(row, today), tm_name, room_no } as StaffChintaiRoom
}

export function toChintaiRoomLight(row: WireRow, today: string): ChintaiRoomLight {
  return {
    ...row,
    ...labelsFor(chintaiRoomLight, row, CHINTAI_LABELS),
    ...shared(row as Read, today),
    photos: cardPhotos((row as Read).photos),
  } as ChintaiRoomLight
}

function shared(row: Read, today: string) {
  const age = chikuYear({ chikuYm: row.chiku_ym, isMinyukyo: row.is_minyukyo }, today)
  return {
    tm_name: row.is_tm_name_disp ? row.tm_name : null,
    room_no: row.is_room_no_disp ? row.room_no : null,
    chiku_year: age,
    is_shinchiku: age === 0,
    madori_label: madoriLabel(row.madori_heyasu, row.madori_kind),
    photo_count: row.photos.length,
  }
}
