import { formatChikuYear } from '@sumai/domain/chiku-year'
import { formatMonth } from '@sumai/format/dates'
import { formatYen } from '@sumai/format/money'
import type { Fact } from '../facts.ts'
import { area, areaRange, landArea, layoutsOf, NONE, openLots, yenAMonth } from './sale-areas.ts'
import type { SaleKind } from './sale-kind.ts'
import { parkingText } from './sale-parking.ts'
import type { SaleRoom } from './sale-room.ts'

/** What stands there, as the kind of listing demands. */
export function saleRows(room: SaleRoom, kind: SaleKind): Fact[] {
  return [
    ...areaRows(room, kind),
    ...(kind === 'land' ? [] : homeRows(room)),
    ...(kind === 'condo' ? feeRows(room) : []),
    ...otherFees(room),
    {
      label: '駐車場',
      value: parkingText(room, room.parkingRyo === 0 ? '無料' : yenAMonth(room.parkingRyo)),
    },
    {
      label: '上下水道・ガス',
      value: [room.suido, room.gesui, room.gas].filter(isText).join('・'),
    },
  ]
}

function areaRows(room: SaleRoom, kind: SaleKind): Fact[] {
  if (room.bunjo) return lotRows(room, room.bunjo)
  const land = { label: '土地面積', value: landArea(room.tochiMen, room.tochiMenKbnLabel) }
  if (kind === 'land') return [land]
  if (kind === 'condo') {
    return [
      { label: '専有面積', value: area(room.senyuMen, room.tatemonoMenKbnLabel) },
      { label: 'バルコニー', value: area(room.balconyMen, null) },
      { label: '専用庭', value: area(room.niwaMen, null) },
    ]
  }
  return [land, { label: '建物面積', value: area(room.tatemonoMen, room.tatemonoMenKbnLabel) }]
}

/** Of several lots an advertisement names the smallest and the largest. */
function lotRows(
  room: SaleRoom,
  { kukakuSu, hanbaiKukaku }: NonNullable<SaleRoom['bunjo']>,
): Fact[] {
  const open = openLots(room)
  const land = open.map(({ tochiMen }) => tochiMen)
  const building = open.map(({ tatemonoMen }) => tatemonoMen)
  return [
    { label: '総区画数', value: `${kukakuSu}区画（今回販売${hanbaiKukaku}区画）` },
    { label: '土地面積', value: areaRange(land, room.tochiMenKbnLabel) },
    { label: '建物面積', value: areaRange(building, room.tatemonoMenKbnLabel) },
  ]
}

function homeRows(room: SaleRoom): Fact[] {
  return [
    { label: '間取り', value: layout(room) },
    { label: '階', value: floors(room) },
    { label: '構造', value: room.kozoLabel ?? '' },
    { label: 'こだわりの構造', value: ownStructures(room) },
    { label: '耐震基準', value: quakeStandard(room) },
    { label: '省エネ性能', value: energy(room) },
    { label: '築年月', value: built(room) },
    { label: '向き', value: room.mukiLabel ?? '' },
    { label: '総戸数', value: room.kosu === null ? '' : `${room.kosu}戸` },
    {
      label: 'リフォーム',
      value: room.reform.map(({ place, ym, note }) =>
        [place, formatMonth(ym), note].filter(isText).join(' '),
      ),
    },
    { label: '建築確認番号', value: room.kenchikuKakuninNo ?? '' },
    { label: '建物状況調査', value: room.inspection ? '実施済み' : '' },
    { label: '瑕疵保険', value: room.kashiHoken ? '付保' : '' },
  ]
}

/** The year from which on nobody asks when the permit was given. */
const PLAINLY_NEW = '2000'

function quakeStandard({ taishin, chikuYm, kanseiYm }: SaleRoom): string {
  if (taishin === 'unknown') return ''
  if (taishin === 'kyu') return '旧耐震基準（1981年5月以前の建築確認）'
  const built = chikuYm ?? kanseiYm ?? ''
  return built >= PLAINLY_NEW ? '新耐震基準' : '新耐震基準（1981年6月以降の建築確認）'
}

/** The quake standard has a row of its own. */
const ownStructures = ({ kodawariKozoLabel }: SaleRoom) =>
  kodawariKozoLabel.filter((structure) => !structure.startsWith('新耐震')).join('・')

/** 省エネ性能表示: what the label of a building says, as far as it has one. */
function energy({ shoeneRank, dannetsuRank, konetsuhiEn }: SaleRoom): string[] {
  return [
    shoeneRank === null ? '' : `エネルギー消費性能 星${shoeneRank}（6が最高）`,
    dannetsuRank === null ? '' : `断熱性能 等級${dannetsuRank}（7が最高）`,
    konetsuhiEn === null ? '' : `目安光熱費 ${formatYen(konetsuhiEn)}／年`,
  ].filter(isText)
}

/** What owning a flat costs; an advertisement names it even where there is none. */
function feeRows(room: SaleRoom): Fact[] {
  return [
    { label: '管理費', value: yenAMonth(room.kanrihi) || NONE },
    { label: '修繕積立金', value: yenAMonth(room.shuzenTsumitate) || NONE },
    { label: '修繕積立基金', value: room.shuzenKikin === null ? '' : formatYen(room.shuzenKikin) },
    {
      label: '管理',
      value: [room.kanriKeitaiLabel, room.kanrininLabel, room.kanriKaisha]
        .filter(isText)
        .join('・'),
    },
    {
      label: '管理組合',
      value: room.kanriKumiai === null ? '' : room.kanriKumiai ? 'あり' : NONE,
    },
  ]
}

const otherFees = (room: SaleRoom): Fact[] => [
  ...room.sonotaGetsugaku.map(({ label, kingaku }) => ({ label, value: yenAMonth(kingaku) })),
  {
    label: '固定資産税等',
    value: room.koteiShisanZei === null ? '' : `${formatYen(room.koteiShisanZei)}／年`,
  },
]

/** 「3LDK（LDK 14.5帖・洋室 6帖）」 */
function layout(room: SaleRoom): string {
  const ofLots = layoutsOf(room)
  if (ofLots) return ofLots
  const { madoriLabel, madoriShosai } = room
  const parts = (madoriShosai ?? []).map(({ name, jo }) => `${name} ${jo}帖`)
  return `${madoriLabel ?? ''}${parts.length > 0 ? `（${parts.join('・')}）` : ''}`
}

function floors({ kai, sokosu, chikaKaisu }: SaleRoom): string {
  const below = chikaKaisu ? `地下${chikaKaisu}階付` : ''
  const building = sokosu === null ? '' : `${sokosu}階建${below}`
  const own = kai === null ? '' : kai < 0 ? `地下${-kai}階` : `${kai}階`
  return [own, building].filter(isText).join('／')
}

/** 2015年3月（築11年）; of what is not finished yet, when it will be. */
export function built({ chikuYm, chikuYear, kanseiYm }: SaleRoom): string {
  if (chikuYm !== null) return `${formatMonth(chikuYm)}${formatChikuYear(chikuYear)}`
  return kanseiYm === null ? '' : `${formatMonth(kanseiYm)} 完成予定`
}

const isText = (text: string | null): text is string => text !== null && text !== ''
