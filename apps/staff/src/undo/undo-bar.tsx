import { CrossIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { useStore } from 'zustand'
import { Key } from '../keys/key.tsx'
import { close, undoLast, undoState } from './undo.ts'
import styles from './undo-bar.module.css'

/** Says what was done last, and takes it back. */
export function UndoBar() {
  const told = useStore(undoState, (state) => state.told)
  const latest = told.at(-1)
  return (
    <div role="status" className={styles.region}>
      {latest && (
        <div className={styles.bar} data-refusal={latest.isRefusal || undefined}>
          <span className={styles.text}>{latest.text}</span>
          {latest.undo && (
            <button type="button" className={styles.undo} onClick={undoLast}>
              元に戻す
              <Key name="Z" />
            </button>
          )}
          <IconButton label="閉じる" icon={CrossIcon} onClick={() => close(latest.id)} />
        </div>
      )}
    </div>
  )
}
