import { formatNumber } from '@sumai/format/number'
import { Button } from '@sumai/ui/button'
import type { Report } from '../imports.queries.ts'
import styles from './repair-kinds.module.css'
import { agree, RULES } from './repairs.ts'

type Props = {
  importId: string
  kinds: Report['repairs']
  nameOf: (field: string) => string
}

/** The same repair of many rows is agreed to at once. */
export function RepairKinds({ importId, kinds, nameOf }: Props) {
  const many = kinds.filter(({ count }) => count > 1)
  if (many.length === 0) return null
  return (
    <ul aria-label="まとめて直す" className={styles.kinds}>
      {many.map(({ field, rule, count, accepted }) => (
        <li key={`${field}:${rule}`}>
          <p>
            <b>{nameOf(field)}</b> {RULES[rule]}
            {accepted > 0 && <span>{formatNumber(accepted)}行を直します</span>}
          </p>
          <Button
            variant="outline"
            size="s"
            onClick={() => agree(importId, { field, rule }, accepted < count)}
          >
            {accepted < count ? `${formatNumber(count)}行をまとめて直す` : '直すのをやめる'}
          </Button>
        </li>
      ))}
    </ul>
  )
}
