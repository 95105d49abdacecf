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

/** What a property is when nothing is said about it: every column that only some kinds have. */
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
