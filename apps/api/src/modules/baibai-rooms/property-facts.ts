import { label } from '@sumai/domain/codes'
import { CHOSEI_KUIKI, WITH_PARKING } from '@sumai/domain/listing/named-codes'
import { factText } from '../listings/fact-text.ts'
import type { BaibaiRoomRow } from './baibai-rooms.table.ts'

type Facts = Pick<
  BaibaiRoomRow,
  | 'kai'
  | 'sokosu'
  | 'muki'
  | 'parkingKbn'
  | 'parkingDaisu'
  | 'isFuruya'
  | 'isSaikenchikuFuka'
  | 'toshiKeikaku'
>

/**
 * What people look for by words because no condition says it, and what the texts of a property may
 * leave out though its fields say it. Folded.
 */
export const factWords = (property: Facts): string =>
  factText([
    property.kai === 1 && '1階',
    property.kai && property.kai === property.sokosu && '最上階',
    property.muki && `${label('muki', property.muki)}向き`,
    WITH_PARKING.includes(property.parkingKbn) && '駐車場あり 駐車場有り 駐車場付き 駐車場つき',
    property.parkingDaisu && `駐車場${property.parkingDaisu}台`,
    property.isFuruya && '古家付き 古家あり 上物あり',
    property.isSaikenchikuFuka && '再建築不可',
    property.toshiKeikaku === CHOSEI_KUIKI && '市街化調整区域',
  ])
