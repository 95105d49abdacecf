import { priceBand } from '@sumai/domain/listing/price-band'
import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import type { WireRow } from '../../wire/columns.ts'
import { baibaiLabels } from '../../wire/labels.ts'
import { wireFrom } from '../../wire/writing.ts'
import { EMPTY_ROW } from './baibai-empty-row.ts'
import { baibaiRooms, type NewBaibaiRoom } from './baibai-rooms.table.ts'
import type { BaibaiSearchRow } from './baibai-search.ts'

type Deal = Pick<NewBaibaiRoom, 'kakaku' | 'cityCode' | 'bukkenType' | 'shubetu'>

/** What is told of a deal beside band and municipality: the kind, the size and the age. */
const TOLD = [
  ...['toushiBukkenType', 'bukkenKbn', 'madori', 'madoriHeyasu', 'madoriKind'],
  ...['tochiMen', 'tochiMenKbn', 'tatemonoMen', 'tatemonoMenKbn', 'senyuMen'],
  ...['chikuYm', 'kanseiYm', 'kozo', 'isMinyukyo', 'closedDate', 'deletedAt'],
]
const NOTHING = Object.fromEntries(
  Object.entries(EMPTY_ROW).filter(([property]) => !TOLD.includes(property)),
) as Omit<typeof EMPTY_ROW, 'toushiBukkenType'>

const cityOf = new Map(cities.map((city) => [city.city_code, city]))

/**
 * The columns of a property that was sold which the public sees otherwise than they are: of its
 * price the band, of its place the municipality, nothing of what one could recognise it by.
 */
export function soldColumns({ kakaku, cityCode, bukkenType, shubetu }: Deal) {
  const city = cityOf.get(cityCode)
  const { from, to } = priceBand(kakaku)
  const labels = baibaiLabels(bukkenType)
  // 投資用その他（ビル・店舗・倉庫など） is no name: which of them it is.
  const type =
    bukkenType === 'toushi_other'
      ? `投資用${labels.shubetu?.get(shubetu) ?? '物件'}`
      : labels.bukken_type?.get(bukkenType)
  const name = `${city?.city_name ?? ''}の${type ?? ''}`
  return {
    ...NOTHING,
    ...{ kakaku: from, kakakuTo: to, kakakuRireki: [], getsuSogakuItems: [] },
    ...{ name, title: name },
    ...{ town: '', addressDisp: city ? city.pref_name + city.city_name : '' },
    ...{ lat: city?.lat ?? 0, lng: city?.lng ?? 0, kotsu: [] },
  }
}

/** A row of the wire as the public sees it. */
export function publicRow(row: WireRow): WireRow {
  if (row.boshu_status !== 'closed') return row
  const { kakaku, city_code: cityCode, bukken_type: bukkenType, shubetu } = row
  const sold = wireFrom(baibaiRooms, soldColumns({ kakaku, cityCode, bukkenType, shubetu } as Deal))
  const changed = Object.entries(sold).filter(
    ([name, value]) => value !== undefined && Object.hasOwn(row, name),
  )
  return { ...row, ...Object.fromEntries(changed) }
}

/** What only the search reads of a property, when it was sold. */
const UNSEARCHED = {
  ...{ photoCount: 0, hasMadorizu: false, panoramaCount: 0, hasMovie: false },
  ...{ kotsu: [], shisetu: [] },
}

/** A row of the search as the public may find it: no condition narrows down a price or a place. */
export function searchedRow<Row extends Omit<BaibaiSearchRow, 'ekiCodes'>>(row: Row): Row {
  if (row.boshuStatus !== 'closed') return row
  const sold = Object.entries(soldColumns(row)).filter(([name]) => Object.hasOwn(row, name))
  return { ...row, ...Object.fromEntries(sold), ...UNSEARCHED }
}
