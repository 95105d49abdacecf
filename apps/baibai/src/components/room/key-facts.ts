import { formatChikuYear } from '@sumai/domain/chiku-year'
import { formatMonth } from '@sumai/format/dates'
import { formatTsuboTanka } from '@sumai/format/money'
import { area, areaRange, layoutsOf, openLots } from '@sumai/outline/sale-areas'
import { kindOf } from '@sumai/outline/sale-kind'
import { parkingText } from '@sumai/outline/sale-parking'
import type { Room } from './room-data.ts'

type KeyFact = { label: string; value: string }

/** What is left to say of a home that is sold: what it was like, or what may be built on a plot. */
export function keyFacts(room: Room): KeyFact[] {
  const kind = kindOf(room)
  const where = [
    { label: '最寄り駅', value: nearest(room) },
    { label: '引渡し', value: room.hikiwatashiJikiLabel },
  ]
  if (kind === 'land') return [...plotFacts(room), ...where]
  const parking = [{ label: '駐車場', value: parkingText(room) }]
  if (kind === 'condo') {
    return [
      { label: '間取り', value: room.madoriLabel ?? '' },
      { label: '専有面積', value: sqm(room.senyuMen) },
      { label: '築年月', value: built(room) },
      { label: '階・方位', value: floor(room) },
      { label: '総戸数', value: room.kosu === null ? '' : `${room.kosu}戸` },
      ...where,
      ...parking,
    ]
  }
  const lots = openLots(room)
  const rooms =
    kind === 'whole'
      ? { label: '総戸数', value: room.kosu === null ? '' : `${room.kosu}戸` }
      : { label: '間取り', value: layoutsOf(room) || (room.madoriLabel ?? '') }
  return [
    rooms,
    {
      label: '建物面積',
      value: sqm(
        room.tatemonoMen,
        lots.map(({ tatemonoMen }) => tatemonoMen),
      ),
    },
    {
      label: '土地面積',
      value: sqm(
        room.tochiMen,
        lots.map(({ tochiMen }) => tochiMen),
      ),
    },
    { label: '築年月', value: built(room) },
    { label: '構造', value: room.kozoLabel ?? '' },
    ...where,
    ...parking,
  ]
}

function plotFacts(room: Room): KeyFact[] {
  const shares = [room.kenpei, room.yoseki].map((value) => (value === null ? '—' : `${value}%`))
  return [
    { label: '土地面積', value: sqm(room.tochiMen) },
    { label: '坪単価', value: room.tsuboTanka === null ? '' : formatTsuboTanka(room.tsuboTanka) },
    { label: '建築条件', value: room.isNoCondition ? 'なし' : 'あり' },
    { label: '用途地域', value: room.youtoChiikiLabel.join('・') },
    { label: '建ぺい率／容積率', value: shares.join('／') },
    { label: '接道', value: room.setsudoJokyoLabel ?? '' },
  ]
}

/** Of several lots the smallest and the largest. */
const sqm = (men: number | null, lots: readonly number[] = []) =>
  lots.length > 0 ? areaRange(lots, null) : area(men, null)

function built({ chikuYm, chikuYear, kanseiYm }: Room): string {
  if (chikuYm !== null) return formatMonth(chikuYm) + formatChikuYear(chikuYear)
  return kanseiYm === null ? '' : `${formatMonth(kanseiYm)}予定`
}

function floor({ kai, mukiLabel }: Room): string {
  const own = kai === null ? '' : kai < 0 ? `地下${-kai}階` : `${kai}階`
  return [own, mukiLabel && `${mukiLabel}向き`].filter(Boolean).join(' ')
}

function nearest({ kotsu: [way] }: Room): string {
  if (!way) return ''
  return `${way.ekiName}駅 ${way.busFun === null ? '' : `バス${way.busFun}分 `}徒歩${way.tohoFun}分`
}
