import { Button } from '@sumai/ui/button'
import type { Parts } from '../../../lists/use-parts.ts'
import styles from './list-end.module.css'

type Props = {
  list: Parts
  shown: number
  total: number
}

/** So many are shown, and the way to the others. */
export function ListEnd({ list, shown, total }: Props) {
  if (total === 0) return null
  return (
    <div className={styles.end}>
      <p>
        {total}件のうち {shown}件を表示
      </p>
      {list.hasMore && (
        <Button variant="outline" busy={list.isReading} onClick={list.readMore}>
          続きを読み込む
        </Button>
      )}
    </div>
  )
}
