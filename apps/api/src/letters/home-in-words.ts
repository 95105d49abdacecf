import type { Kotsu } from '@sumai/api-client/contract/access'
import { chikuYearLabel } from '@sumai/domain/chiku-year'
import { formatSqm } from '@sumai/format/area'
import { formatKakaku, formatRent, formatYen } from '@sumai/format/money'
import { stationText } from '@sumai/outline/access'
import type { LetterHome } from './homes-reader.ts'

/** 6.5万円（管理費等 3,000円） */
export function priceInWords({ site, room, yen }: LetterHome): string {
  if (site === 'baibai') return formatKakaku(yen)
  return `${formatRent(yen)}（${feeInWords(room)}）`
}

/** 管理費等 3,000円 */
export const feeInWords = ({ kyoekihi }: { kyoekihi: number | null }): string =>
  `管理費等 ${kyoekihi ? formatYen(kyoekihi) : 'なし'}`

/** A price before it fell, as the site of the listing says it. */
export const PRICE_IN_WORDS = { chintai: formatRent, baibai: formatKakaku }

/** 2LDK ／ 52.10㎡ ／ 築8年, the address, the way to the station: a line each. */
export function factsInWords(home: LetterHome): string[] {
  const { room } = home
  const [way] = room.kotsu
  return [
    [room.madori_label ?? room.bukken_type_label, ...areas(home), chikuYearLabel(room.chiku_year)]
      .filter(Boolean)
      .join(' ／ '),
    room.address_disp,
    way ? wayInWords(way) : '',
  ].filter(Boolean)
}

const wayInWords = (way: Kotsu) =>
  stationText({
    ...{ ekiName: way.eki_name, tohoFun: way.toho_fun },
    ...{ busFun: way.bus_fun, busTei: way.bus_tei },
  })

function areas({ site, room }: LetterHome): string[] {
  if (site === 'chintai') return [formatSqm(room.senyu_men)]
  const inside = room.senyu_men ?? room.tatemono_men
  return [
    inside === null ? '' : formatSqm(inside),
    room.tochi_men === null ? '' : `土地 ${formatSqm(room.tochi_men)}`,
  ]
}
