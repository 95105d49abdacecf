import { Badge } from '@sumai/ui/badge'
import type { PriceChange } from './price-change.ts'
import styles from './price-mark.module.css'

type Props = {
  change: PriceChange
  say: (yen: number) => string
}

/** The change of a price since the listing was saved. */
export function PriceMark({ change: { from, to }, say }: Props) {
  return (
    <p className={styles.mark}>
      <Badge tone={to < from ? 'ok' : 'warn'}>{to < from ? '値下げ' : '値上げ'}</Badge>
      {`${say(from)} → ${say(to)}`}
    </p>
  )
}
