import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import { CheckIcon } from '@sumai/ui/icon'
import { paths } from '../../paths.ts'
import type { DealFigures } from './deals.ts'
import css from './deals-line.module.css'

type Props = { figures: DealFigures }

/** The deals of the last 30 days in a line. */
export const DealsLine = ({ figures: { count, days } }: Props) => (
  <p className={css.line}>
    <CheckIcon />
    <span>
      最近30日の成約 <b>{formatNumber(count)}</b>件
    </span>
    {days !== null && (
      <span>
        売出しから成約まで <b>{days}</b>日（中央値）
      </span>
    )}
    <Link to={paths.sales}>実績を見る</Link>
  </p>
)
