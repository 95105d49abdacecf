import { Button } from '@sumai/ui/button'
import styles from './list-end.module.css'

type Props = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
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
      {list.hasNextPage && (
        <Button
          variant="outline"
          busy={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          続きを読み込む
        </Button>
      )}
    </div>
  )
}
