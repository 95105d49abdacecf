import type { staffBaibaiRoom } from '@sumai/api-client/contract/baibai-body'
import {
  type BaibaiRoom,
  type BaibaiRoomLight,
  baibaiRoom,
  baibaiRoomLight,
} from '@sumai/api-client/contract/baibai-room'
import type { Photo } from '@sumai/api-client/contract/photo'
import type { BaibaiBukkenType } from '@sumai/api-client/contract/words'
import { chikuYear } from '@sumai/domain/listing/building-age'
import { madoriLabel } from '@sumai/domain/listing/madori'
import type { z } from 'zod'
import type { WireRow } from '../../wire/columns.ts'
import { BAIBAI_LABELS, LAND_LABELS, labelsFor } from '../../wire/labels.ts'
import { cardPhotos } from '../listings/pictures.ts'

/** What `wireRowOf` does not know the types of, and this module reads. */
type Read = {
  bukken_type: BaibaiBukkenType
  chiku_ym: string | null
  is_minyukyo: boolean
  madori_heyasu: number | null
  madori_kind: number | null
  toshi_keikaku: number | null
  photos: Photo[]
}

/** 市街化調整区域: building is restricted, which must be said in red. */
const CHOSEI_KUIKI = 2

/** A row as the public sees it on the day `today`. */
export function toBaibaiRoom(row: WireRow, today: string): BaibaiRoom {
  return {
    ...row,
    ...labelsFor(baibaiRoom, row, labellersOf(row as Read)),
    ...shared(row as Read, today),
  } as BaibaiRoom
}

export type StaffBaibaiRoom = z.output<typeof staffBaibaiRoom>

/** A row as the staff see it. */
export const toStaffBaibaiRoom = (row: WireRow, today: string): StaffBaibaiRoom =>
  toBaibaiRoom(row, today) as StaffBaibaiRoom

export function toBaibaiRoomLight(row: WireRow, today: string): BaibaiRoomLight {
  return {
    ...row,
    ...labelsFor(baibaiRoomLight, row, labellersOf(row as Read)),
    ...shared(row as Read, today),
    photos: cardPhotos((row as Read).photos),
  } as BaibaiRoomLight
}

const labellersOf = (row: Read) =>
  row.bukken_type === 'hanbai_tochi' ? LAND_LABELS : BAIBAI_LABELS

function shared(row: Read, today: string) {
  const age = chikuYear({ chikuYm: row.chiku_ym, isMinyukyo: row.is_minyukyo }, today)
  return {
    chiku_year: age,
    is_shinchiku: age === 0,
    is_chosei_kuiki: row.toshi_keikaku === CHOSEI_KUIKI,
    madori_label: madoriLabel(row.madori_heyasu, row.madori_kind),
    photo_count: row.photos.length,
  }
}
