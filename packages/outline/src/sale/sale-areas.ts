import { formatSqm, formatTsubo } from '@sumai/format/area'
import { formatYen } from '@sumai/format/money'
import type { SaleRoom } from './sale-room.ts'

export const NONE = 'なし'

export const yenAMonth = (yen: number | null) => (yen === null ? '' : `${formatYen(yen)}／月`)

/** 「72.30㎡（壁芯）」: an area must say how it was measured. */
export function area(men: number | null, measured: string | null): string {
  if (men === null) return ''
  return measured ? `${formatSqm(men)}（${measured}）` : formatSqm(men)
}

/** Land is also measured in 坪. */
export function landArea(men: number | null, measured: string | null): string {
  if (men === null) return ''
  return `${[formatSqm(men), formatTsubo(men), measured].filter(Boolean).join('／')}`
}

/** 「165.20〜229.05㎡（実測）」 */
export function areaRange(areas: readonly number[], measured: string | null): string {
  const [min, max] = [Math.min(...areas), Math.max(...areas)]
  if (areas.length === 0 || min === max) return area(areas[0] ?? null, measured)
  return `${formatSqm(min).replace('㎡', '')}〜${area(max, measured)}`
}

const ON_SALE = '販売中'

/** The lots of a site that prices and areas speak of: those on sale; all of them when none is. */
export function openLots({ bunjo }: Pick<SaleRoom, 'bunjo'>) {
  const lots = bunjo?.kukaku ?? []
  const open = lots.filter(({ status }) => status === ON_SALE)
  return open.length > 0 ? open : lots
}

/** 「4LDK・4SLDK」 of the lots of a site; '' for a single home. */
export const layoutsOf = (room: Pick<SaleRoom, 'bunjo'>): string =>
  [...new Set(openLots(room).map(({ madori }) => madori))].sort().join('・')
