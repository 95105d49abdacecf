import { Button } from '@sumai/ui/button'
import { useHydrated } from '@sumai/ui/use-hydrated'
import styles from './draft-note.module.css'

type Props = { isRestored: boolean; onForget: () => void }

/** Says that a draft is kept, with a button that deletes it for shared machines. */
export function DraftNote({ isRestored, onForget }: Props) {
  if (!useHydrated()) return null
  return (
    <div className={styles.note}>
      <p role="status">
        {isRestored
          ? '前回の入力内容を表示しています。'
          : '入力内容は、このタブを閉じるまでお使いの端末に保存されます。'}
      </p>
      <Button variant="quiet" size="s" onClick={onForget}>
        入力内容を消去
      </Button>
    </div>
  )
}
