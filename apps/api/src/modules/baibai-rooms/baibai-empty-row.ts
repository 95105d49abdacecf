import { getTableColumns } from '../../db/drizzle.ts'
import { type BaibaiRoomRow, baibaiRooms, type NewBaibaiRoom } from './baibai-rooms.table.ts'

type Nullable = {
  [Column in keyof BaibaiRoomRow as null extends BaibaiRoomRow[Column] ? Column : never]: null
}

const nulls = Object.fromEntries(
  Object.entries(getTableColumns(baibaiRooms))
    .filter(([, column]) => !column.notNull)
    .map(([name]) => [name, null]),
) as Nullable

/** Default values of the columns that only some kinds of property have. */
export const EMPTY_ROW = {
  ...nulls,
  kakakuRireki: [],
  sonotaGetsugaku: [],
  isMinyukyo: false,
  isReform: false,
  reform: [],
  tochiKenri: 1,
  youtoChiiki: [],
  setsudo: [],
  isSaikenchikuFuka: false,
  isFuruya: false,
  isKoatsusen: false,
  isGake: false,
  rentRoll: [],
  taishin: 'unknown',
  setsubijoken: [],
  kodawariKozo: [],
  latlngPrecision: 'town',
  shisetu: [],
  photos: [],
  panoramaUrls: [],
} satisfies Partial<NewBaibaiRoom>
