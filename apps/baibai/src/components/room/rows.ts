import { formatSqm, formatTsubo } from '@sumai/domain/area'
import { formatYen } from '@sumai/domain/money'

export const NONE = 'なし'

export const yenAMonth = (yen: number | null) => (yen === null ? '' : `${formatYen(yen)}／月`)

/** 「72.30㎡（壁芯）」: an area must say how it was measured. */
export function area(men: number | null, measured: string | null): string {
  if (men === null) return ''
  return measured ? `${formatSqm(men)}（${measured}）` : formatSqm(men)
}

/** Land is also thought of in 坪. */
export function landArea(men: number | null, measured: string | null): string {
  if (men === null) return ''
  return `${[formatSqm(men), formatTsubo(men), measured].filter(Boolean).join('／')}`
}

/** 「165.20㎡〜229.05㎡（実測）」 */
export function areaRange(areas: readonly number[], measured: string | null): string {
  const [min, max] = [Math.min(...areas), Math.max(...areas)]
  if (areas.length === 0 || min === max) return area(areas[0] ?? null, measured)
  return `${formatSqm(min)}〜${area(max, measured)}`
}
