import { priceBandText } from '@sumai/domain/listing/price-band'
import { formatSqm } from '@sumai/format/area'
import { formatKakaku, formatTsuboTanka, formatYen } from '@sumai/format/money'
import { accessText } from '@sumai/outline/access'
import { parkingText } from '@sumai/outline/sale-parking'
import { isClosed, type LightSale } from '../listing/listing.ts'
import { saleAge, saleAgeLabel } from '../listing/sale-facts.ts'
import { kindWord } from '../listing/sale-kind.ts'
import { commuteFacts } from './commute-facts.ts'
import type { CompareFact } from './compare.ts'
import { facilityFacts } from './facility-facts.ts'

/** '' when unknown. */
const said = <T>(value: T | null, say: (value: T) => string) => (value === null ? '' : say(value))
/** Ranks higher numbers first. */
const most = (value: number | null) => (value === null ? null : -value)
const home = ({ tatemonoMen, senyuMen }: LightSale) => senyuMen ?? tatemonoMen
/** A whole building is neither dear nor large beside a home. */
const scale = ({ bukkenKbn }: LightSale) => (bukkenKbn === 'ittou' ? 'building' : 'home')
/** Of the lots of a site. */
const isRange = ({ kakaku, kakakuTo }: LightSale) => kakakuTo !== null && kakakuTo > kakaku
const priceText = (room: LightSale) =>
  formatKakaku(room.kakaku) + (isRange(room) ? `〜${said(room.kakakuTo, formatKakaku)}` : '')
const floors = (count: number) => `${count}階`

/**
 * The rows for properties for sale, including yields and building limits of land; `commute`: where
 * people go to from there.
 */
export const saleFacts = (commute: readonly string[]): readonly CompareFact<LightSale>[] => [
  {
    label: '価格',
    value: (room) => (isClosed(room) ? priceBandText(room.kakaku) : priceText(room)),
    rank: (room) => (isClosed(room) || isRange(room) ? null : room.kakaku),
    among: scale,
    best: '一番安い',
    isPrice: true,
  },
  {
    label: '月々の支払いの目安',
    value: ({ getsuSogaku }) => said(getsuSogaku, formatYen),
    rank: ({ getsuSogaku }) => getsuSogaku,
    among: scale,
    best: '一番安い',
  },
  { label: '管理費（月額）', value: ({ kanrihi }) => said(kanrihi, formatYen) },
  {
    label: '修繕積立金（月額）',
    value: ({ shuzenTsumitate }) => said(shuzenTsumitate, formatYen),
  },
  {
    label: '表面利回り',
    value: ({ shuekiRimawari }) => said(shuekiRimawari, (percent) => `${percent.toFixed(2)}%`),
    rank: ({ shuekiRimawari }) => most(shuekiRimawari),
    best: '一番高い',
  },
  { label: '年間収入', value: ({ nenkanShunyu }) => said(nenkanShunyu, formatKakaku) },
  {
    label: '種別',
    begins: '広さと建物',
    value: kindWord,
  },
  { label: '間取り', value: ({ madoriLabel }) => madoriLabel ?? '' },
  {
    label: '建物・専有面積',
    value: (room) => said(home(room), formatSqm),
    rank: (room) => most(home(room)),
    among: scale,
    best: '一番広い',
  },
  {
    label: '土地面積',
    value: ({ tochiMen }) => said(tochiMen, formatSqm),
    rank: ({ tochiMen }) => most(tochiMen),
    among: scale,
    best: '一番広い',
  },
  {
    label: '坪単価',
    value: ({ tsuboTanka }) => said(tsuboTanka, formatTsuboTanka),
    rank: ({ tsuboTanka }) => tsuboTanka,
    // Of land it pays for the ground alone.
    among: kindWord,
    best: '一番安い',
  },
  {
    label: '築年数',
    value: saleAgeLabel,
    rank: saleAge,
    best: '一番新しい',
  },
  {
    label: '階',
    value: ({ kai, sokosu }) =>
      [said(kai, floors), said(sokosu, (count) => `${count}階建`)].filter(Boolean).join('/'),
  },
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
  { label: '駐車場', value: (room) => parkingText(room) },
  {
    label: '用途地域',
    begins: '土地と引渡し',
    value: ({ youtoChiikiLabel }) => youtoChiikiLabel.join('・'),
  },
  {
    label: '建ぺい率 / 容積率',
    value: ({ kenpei, yoseki }) => (kenpei === null ? '' : `${kenpei}% / ${yoseki}%`),
  },
  { label: '引渡し', value: ({ hikiwatashiJikiLabel }) => hikiwatashiJikiLabel },
  ...facilityFacts('baibai'),
]
