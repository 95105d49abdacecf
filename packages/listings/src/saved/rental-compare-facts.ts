import { chikuYearLabel } from '@sumai/domain/chiku-year'
import { formatSqm } from '@sumai/format/area'
import { formatDate } from '@sumai/format/dates'
import { formatDeposit, formatRent, formatYen } from '@sumai/format/money'
import { accessText } from '@sumai/outline/access'
import { depositYen } from '@sumai/outline/deposit-terms'
import type { LightRental } from '../listing/listing.ts'
import { floorLabel } from '../listing/rental-facts.ts'
import { commuteFacts } from './commute-facts.ts'
import type { CompareFact } from './compare.ts'
import { facilityFacts } from './facility-facts.ts'

const deposit = (room: LightRental) => depositYen(room.shikikin, room.shikikinKbn, room.hyYachin)
const keyMoney = (room: LightRental) => depositYen(room.reikin, room.reikinKbn, room.hyYachin)
const perSqm = ({ hyYachin, senyuMen }: LightRental) => Math.round(hyYachin / senyuMen)

const monthly = (yen: number) => (yen === 0 ? '無料' : `月額${formatYen(yen)}`)

/** The rows for rooms, costs first; `commute`: where people go to from there. */
export const rentalFacts = (commute: readonly string[]): readonly CompareFact<LightRental>[] => [
  {
    label: '賃料',
    value: ({ hyYachin }) => formatRent(hyYachin),
    rank: ({ hyYachin }) => hyYachin,
    best: '一番安い',
    isPrice: true,
  },
  {
    label: '管理費・共益費',
    value: ({ kyoekihi }) => (kyoekihi === 0 ? 'なし' : formatYen(kyoekihi)),
  },
  {
    label: '月々の総額',
    value: ({ getsuSogaku }) => formatYen(getsuSogaku),
    rank: ({ getsuSogaku }) => getsuSogaku,
    best: '一番安い',
  },
  {
    label: '敷金 / 礼金',
    value: (room) => `${formatDeposit(deposit(room))} / ${formatDeposit(keyMoney(room))}`,
    rank: (room) => deposit(room) + keyMoney(room),
    best: '負担が少ない',
  },
  {
    label: '初期費用の目安',
    value: ({ shokiHiyo }) => `約${formatRent(Math.round(shokiHiyo / 1000) * 1000)}`,
    rank: ({ shokiHiyo }) => shokiHiyo,
    best: '一番安い',
  },
  { label: '間取り', begins: '広さと建物', value: ({ madoriLabel }) => madoriLabel ?? '' },
  {
    label: '専有面積',
    value: ({ senyuMen }) => formatSqm(senyuMen),
    rank: ({ senyuMen }) => -senyuMen,
    best: '一番広い',
  },
  {
    label: '1㎡あたり',
    value: (room) => formatYen(perSqm(room)),
    rank: perSqm,
    best: '一番安い',
  },
  {
    label: '築年数',
    value: ({ chikuYear }) => chikuYearLabel(chikuYear),
    rank: ({ chikuYear }) => chikuYear,
    best: '一番新しい',
  },
  { label: '階', value: floorLabel },
  { label: '向き', value: ({ mukiLabel }) => mukiLabel ?? '' },
  { label: '構造', value: ({ kozoLabel }) => kozoLabel ?? '' },
  {
    label: '最寄り駅',
    begins: '場所',
    value: ({ kotsu: [nearest] }) => (nearest ? accessText(nearest) : ''),
    rank: ({ kotsu: [nearest] }) => (nearest && nearest.busFun === null ? nearest.tohoFun : null),
    best: '一番近い',
  },
  ...commuteFacts(commute),
  { label: '所在地', value: ({ addressDisp }) => addressDisp },
  {
    label: '駐車場',
    value: ({ parkingKbnLabel, parkingRyo1 }) =>
      parkingRyo1 === null ? parkingKbnLabel : `${parkingKbnLabel}（${monthly(parkingRyo1)}）`,
  },
  { label: 'ペット', begins: '入居', value: ({ petKbnLabel }) => petKbnLabel },
  {
    label: '入居できる時期',
    value: ({ nyukyoDate, nyukyoJikiLabel }) =>
      nyukyoDate ? `${formatDate(nyukyoDate)}から` : nyukyoJikiLabel,
  },
  ...facilityFacts('chintai'),
]
