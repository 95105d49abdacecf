import { formatMonths, formatYen } from '@sumai/format/money'
import type { SaidRoom } from './said-room.ts'

type Terms = Pick<SaidRoom, 'hoshokin' | 'shokyaku' | 'koshinryo'>

/** 保証金 なし ／ 償却 なし ／ 更新料 なし: stated even when there is none, as the law requires. */
export function depositTerms({ hoshokin, shokyaku, koshinryo }: Terms): string {
  return [
    `保証金 ${formatMonths(hoshokin ?? 0)}`,
    `敷引・償却 ${formatMonths(shokyaku ?? 0)}`,
    `更新料 ${koshinryo ? formatYen(koshinryo) : 'なし'}`,
  ].join(' ／ ')
}

/** 敷金 or 礼金 in yen, also when it is given in months of rent. */
export const depositYen = (amount: number, unit: 'month' | 'yen', rent: number): number =>
  unit === 'yen' ? amount : Math.round(amount * rent)
