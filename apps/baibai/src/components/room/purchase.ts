import type { Purchase } from '@sumai/domain/simulators/purchase'
import { kindOf, type SaleKind } from '@sumai/outline/sale-kind'
import type { KnownPurchase } from '../simulators/buying/buying.ts'
import type { Room } from './room-data.ts'

const KINDS: Record<SaleKind, Purchase['kind']> = {
  condo: 'mansion',
  house: 'kodate',
  tateuri: 'kodate',
  land: 'tochi',
  whole: 'ittou',
}

/** Codes of `torihiki_taiyo` and `kakaku_zei_kbn`. */
const SELLER = 1
const TAXED = 1

/** What a listing says of the purchase; the seller names no price of the building alone. */
export function purchaseOf(room: Room): KnownPurchase {
  return {
    kakaku: room.kakaku,
    kind: room.bukkenKbn === 'jigyou' ? 'jigyou' : KINDS[kindOf(room)],
    isShinchiku: room.isShinchiku || room.bukkenType === 'tateuri',
    isKazei: room.kakakuZeiKbn === TAXED,
    isChukai: room.torihikiTaiyo !== SELLER,
    tatemonoKakaku: null,
    tochiMen: room.tochiMen,
    tatemonoMen: room.senyuMen ?? room.tatemonoMen,
    chikuYm: room.chikuYm,
  }
}
