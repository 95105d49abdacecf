import { owningItems } from '@sumai/domain/costs/baibai-monthly'
import { total } from '@sumai/domain/costs/cost-item'
import { monthlyPayment } from '@sumai/domain/costs/loan'
import { netYield } from '@sumai/domain/costs/yield'
import { madoriCode } from '@sumai/domain/listing/madori'
import { searchColumns } from '@sumai/domain/search-text'
import { toTsubo } from '@sumai/format/area'
import type { NewBaibaiRoom } from './baibai-rooms.table.ts'

type Computed =
  | 'men'
  | 'madori'
  | 'tsuboTanka'
  | 'getsuShiharai'
  | 'getsuSogaku'
  | 'getsuSogakuItems'
  | 'jisshitsuRimawari'
  | 'searchText'
  | 'searchGrams'

/** The columns that the staff fill in. */
export type GivenBaibaiRoom = Omit<NewBaibaiRoom, Computed>

/** Adds the computed columns, which every write updates. */
export const withComputedColumns = <Given extends GivenBaibaiRoom>(room: Given) => ({
  ...room,
  ...costColumns(room),
  madori: madoriCode(room.madoriHeyasu ?? null, room.madoriKind ?? null),
  jisshitsuRimawari: netYieldOf(room),
  ...searchColumns([
    room.name,
    room.addressDisp,
    room.bukkenNo,
    ...room.kotsu.map(({ eki_name }) => `${eki_name}駅`),
    room.title,
    room.catchCopy,
    room.comment,
  ]),
})

/** Monthly costs of homes; price per 坪 of land and flats. */
function costColumns(room: Omit<GivenBaibaiRoom, 'title' | 'kakakuRireki'>) {
  const isHome = !room.toushiBukkenType && room.bukkenType !== 'hanbai_tochi'
  const areas = {
    senyuMen: room.senyuMen ?? null,
    tatemonoMen: room.tatemonoMen ?? null,
    tochiMen: room.tochiMen ?? null,
  }
  const getsuShiharai = isHome ? monthlyPayment(room.kakaku) : null
  const getsuSogakuItems = owningItems({
    getsuShiharai,
    kanrihi: room.kanrihi ?? null,
    shuzenTsumitate: room.shuzenTsumitate ?? null,
    sonotaGetsugaku: room.sonotaGetsugaku,
    koteiShisanZei: room.koteiShisanZei ?? null,
  })
  const priced = areas.senyuMen ?? (room.bukkenType === 'hanbai_tochi' ? areas.tochiMen : null)
  return {
    men: searchArea(areas),
    tsuboTanka: tsuboTanka(room.kakaku, priced),
    getsuShiharai,
    getsuSogaku: getsuShiharai === null ? null : total(getsuSogakuItems),
    getsuSogakuItems,
  }
}

const netYieldOf = ({ nenkanShunyu, nenkanKeihi, kakaku }: GivenBaibaiRoom): number | null =>
  nenkanShunyu && nenkanKeihi != null && kakaku > 0
    ? netYield(nenkanShunyu, nenkanKeihi, kakaku)
    : null

/** Yen per 坪, rounded to a yen; `null` without an area. */
export function tsuboTanka(kakaku: number, men: number | null): number | null {
  const tsubo = men === null ? 0 : toTsubo(men)
  return tsubo > 0 ? Math.round(kakaku / tsubo) : null
}

type Areas = { senyuMen: number | null; tatemonoMen: number | null; tochiMen: number | null }

/**
 * The area that `men_min` and `men_max` compare, m²: that of the flat, else of the building, else
 * of the land.
 */
export const searchArea = ({ senyuMen, tatemonoMen, tochiMen }: Areas): number =>
  senyuMen ?? tatemonoMen ?? tochiMen ?? 0
