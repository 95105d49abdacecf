import type { NewChintaiRoom } from '../chintai-rooms/chintai-rooms.table.ts'
import type { NewShop } from '../shops/shops.table.ts'
import type { NewTatemono } from '../tatemono/tatemono.table.ts'
import { lintCaptions } from './caption-lint.ts'
import { lintDeposits, lintLandlordFee } from './deposit-lint.ts'
import { lintFloors } from './floor-lint.ts'
import { lintPlace } from './place-lint.ts'
import {
  type LintErrors,
  lint,
  lintWords,
  type Rule,
  sharedRules,
  shopRules,
  together,
} from './publish-lint.ts'

const isHome = ({ bukkenType }: NewTatemono) => bukkenType !== 'tenpo' && bukkenType !== 'souko'

type Listing = { room: NewChintaiRoom; building: NewTatemono }

/** Tables 8 and 9: rooms and houses for rent. */
const rules: readonly Rule<Listing>[] = [
  {
    field: 'torihiki_taiyo',
    label: '取引態様',
    isMissing: ({ room }) => room.torihikiTaiyo === 0,
  },
  { field: 'senyu_men', label: '専有面積', isMissing: ({ room }) => room.senyuMen <= 0 },
  {
    field: 'madori',
    label: '間取り',
    isMissing: ({ room, building }) => isHome(building) && room.madori == null,
  },
  {
    field: 'kai',
    label: '所在階',
    isMissing: ({ room, building }) => building.bukkenType === 'mansion' && room.kai == null,
  },
  { field: 'chiku_ym', label: '築年月', isMissing: ({ building }) => building.chikuYm === '' },
  { field: 'kozo', label: '構造', isMissing: ({ building }) => building.kozo === 0 },
  {
    field: 'chijo_kaisu',
    label: '階数（地上）',
    isMissing: ({ building }) => building.chijoKaisu === 0,
  },
  { field: 'hy_yachin', label: '賃料', isMissing: ({ room }) => room.hyYachin <= 0 },
  {
    field: 'hosho_shokai',
    label: '保証料（初回）',
    isMissing: ({ room }) => room.hoshoRiyo === 2 && !room.hoshoShokai,
  },
  {
    field: 'hoken_ryo',
    label: '損害保険料',
    isMissing: ({ room }) =>
      room.hokenHitsuyo && (room.hokenRyo == null || room.hokenKikan == null),
  },
  {
    field: 'keiyaku_kikan_month',
    label: '契約期間',
    isMissing: ({ room }) => room.keiyakuKikanMonth <= 0,
  },
  {
    field: 'nyukyo_date',
    label: '入居可能日',
    isMissing: ({ room }) => room.nyukyoJiki === 3 && room.nyukyoDate == null,
  },
]

const lintFacts = (room: NewChintaiRoom, building: NewTatemono, shop: NewShop): LintErrors =>
  together(
    lint(rules, { room, building }),
    lint(sharedRules, { ...building, ...room }),
    lint(shopRules, shop),
  )

/** How many facts its advertisement must state, and how many of them are missing. */
export const chintaiFacts = (...listing: Parameters<typeof lintFacts>) => ({
  facts: rules.length + sharedRules.length + shopRules.length,
  missing: Object.keys(lintFacts(...listing)).length,
})

/** Whether a room may be public, with its building and its shop. */
export function lintChintaiRoom(
  room: NewChintaiRoom,
  building: NewTatemono,
  shop: NewShop,
): LintErrors {
  return together(
    lintFacts(room, building, shop),
    lintDeposits(room),
    lintLandlordFee(room),
    lintFloors({ ...room, above: building.chijoKaisu, below: building.chikaKaisu }),
    lintWords(room, { tm_name: building.isTmNameDisp ? building.tmName : '' }),
    lintPlace(building),
    lintCaptions(room),
  )
}
