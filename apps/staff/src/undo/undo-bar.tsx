import { CrossIcon } from '@sumai/ui/icon'
import { IconButton } from '@sumai/ui/icon-button'
import { useStore } from 'zustand'
import { Key } from '../keys/key.tsx'
import { close, redo, undoAll, undoable, undoLast, undoState } from './undo.ts'
import styles from './undo-bar.module.css'

/** Says what was done last, and takes it back, alone or with what was done before it. */
export function UndoBar() {
  const told = useStore(undoState, (state) => state.told)
  const latest = told.at(-1)
  const count = undoable(told).length
  return (
    <div role="status" className={styles.region}>
      {latest && (
        <div className={styles.bar} data-refusal={latest.isRefusal || undefined}>
          <span className={styles.text}>{latest.text}</span>
          {latest.undo && (
            <span className={styles.ways}>
              {latest.isBack ? (
                <button type="button" onClick={() => redo(latest)}>
                  やり直す
                </button>
              ) : (
                <button type="button" onClick={undoLast}>
                  元に戻す
                  <Key name="Z" />
                </button>
              )}
              {count > 1 && !latest.isBack && (
                <button type="button" onClick={undoAll}>
                  {count}つの操作を元に戻す
                </button>
              )}
            </span>
          )}
          <IconButton label="閉じる" icon={CrossIcon} onClick={() => close(latest.id)} />
        </div>
      )}
    </div>
  )
}
