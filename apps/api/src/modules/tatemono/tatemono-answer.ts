import type { ChintaiRoomLight } from '@sumai/api-client/contract/chintai-room'
import type { Photo } from '@sumai/api-client/contract/photo'
import {
  tatemono as answered,
  type Tatemono,
  type TatemonoLight,
  tatemonoLight,
} from '@sumai/api-client/contract/tatemono'
import type { staffTatemono } from '@sumai/api-client/contract/tatemono-body'
import type { z } from 'zod'
import type { WireRow } from '../../wire/columns.ts'
import { CHINTAI_LABELS, labelsFor } from '../../wire/labels.ts'
import type { Vacancies } from '../listings/find-listings.ts'
import { ageFields } from '../listings/listing-answer.ts'

/** Of a line in a list: where two buildings look alike, one shows its entrance. */
const PHOTOS = 3

/** The columns that are read here, with their types, which a `WireRow` does not have. */
type Row = {
  tm_name: string
  tm_name_kana: string | null
  is_tm_name_disp: boolean
  chiku_ym: string
  is_minyukyo: boolean
  photos: Photo[]
}

type Rooms = { rooms: ChintaiRoomLight[]; emptyCount: number; pastMadori: number[] }

/** A building with its rooms on offer, as the public sees it on the day `today`. */
export function toTatemono(row: WireRow, found: Rooms, today: string): Tatemono {
  const whole = { ...row, past_madori: found.pastMadori }
  return {
    ...whole,
    ...labelsFor(answered, whole, CHINTAI_LABELS),
    ...publicFields(row as Row, today),
    rooms: found.rooms,
    empty_count: found.emptyCount,
  } as unknown as Tatemono
}

type StaffTatemono = z.output<typeof staffTatemono>

/** The answer for staff, with a name that is not public. */
export function toStaffTatemono(row: WireRow, found: Rooms, today: string): StaffTatemono {
  const { tm_name, tm_name_kana } = row
  return { ...toTatemono(row, found, today), tm_name, tm_name_kana } as StaffTatemono
}

export function toTatemonoLight(row: WireRow, vacancies: Vacancies, today: string): TatemonoLight {
  return {
    ...row,
    ...labelsFor(tatemonoLight, row, CHINTAI_LABELS),
    ...publicFields(row as Row, today),
    photos: (row as Row).photos.slice(0, PHOTOS),
    ...vacancies,
  } as unknown as TatemonoLight
}

const publicFields = (row: Row, today: string) => ({
  tm_name: row.is_tm_name_disp ? row.tm_name : null,
  tm_name_kana: row.is_tm_name_disp ? row.tm_name_kana : null,
  ...ageFields(row, today),
})
