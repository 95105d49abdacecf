import { chikuYearLabel } from '@sumai/domain/chiku-year'
import { formatSqm } from '@sumai/format/area'
import { formatKakaku, formatRent, formatYen } from '@sumai/format/money'
import type { LetterHome } from './homes-reader.ts'

/** 6.5万円（管理費等 3,000円） */
export function priceInWords({ site, room, yen }: LetterHome): string {
  if (site === 'baibai') return formatKakaku(yen)
  const fee = room.kyoekihi ? formatYen(room.kyoekihi) : 'なし'
  return `${formatRent(yen)}（管理費等 ${fee}）`
}

/** A price before it fell, as the site of the listing says it. */
export const PRICE_IN_WORDS = { chintai: formatRent, baibai: formatKakaku }

/** 2LDK ／ 52.10㎡ ／ 築8年, the address, the way to the station: a line each. */
export function factsInWords(home: LetterHome): string[] {
  const { room } = home
  const [way] = room.kotsu
  const bus = way?.bus_fun == null ? '' : ` バス${way.bus_fun}分`
  return [
    [room.madori_label ?? room.bukken_type_label, ...areas(home), chikuYearLabel(room.chiku_year)]
      .filter(Boolean)
      .join(' ／ '),
    room.address_disp,
    way ? `${way.eki_name}駅${bus} 徒歩${way.toho_fun}分` : '',
  ].filter(Boolean)
}

function areas({ site, room }: LetterHome): string[] {
  if (site === 'chintai') return [formatSqm(room.senyu_men)]
  const inside = room.senyu_men ?? room.tatemono_men
  return [
    inside === null ? '' : formatSqm(inside),
    room.tochi_men === null ? '' : `土地 ${formatSqm(room.tochi_men)}`,
  ]
}
