import { label } from '@sumai/domain/codes'
import { factText } from '../listings/fact-text.ts'
import type { ChintaiRoomRow } from './chintai-rooms.table.ts'

type Facts = Pick<
  ChintaiRoomRow,
  | 'kai'
  | 'isSaijokai'
  | 'muki'
  | 'kyoekihi'
  | 'reikin'
  | 'koshinryo'
  | 'chukaiTesuryo'
  | 'freeRentMonth'
  | 'nyukyoJoken'
>

/**
 * What people look for by words because no condition says it, and what the texts of a room may leave
 * out though its fields say it. Folded.
 */
export const factWords = (room: Facts): string =>
  factText([
    room.kai === 1 && '1階',
    room.isSaijokai && '最上階',
    room.muki && `${label('muki', room.muki)}向き`,
    room.reikin === 0 && '礼金なし 礼金無し 礼金ゼロ 礼金0円 礼金不要',
    room.kyoekihi === 0 && '管理費なし 管理費無料 共益費なし 共益費無料',
    room.koshinryo === 0 && '更新料なし 更新料無料',
    room.chukaiTesuryo === 0 && '仲介手数料なし 仲介手数料無料',
    room.freeRentMonth && 'フリーレントあり フリーレント付き',
    ...room.nyukyoJoken,
  ])
