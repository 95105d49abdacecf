import { useStore } from 'zustand'
import type { Draft, SaveState } from './draft/draft.ts'
import styles from './saved.module.css'

type Props = { draft: Draft }

const WORDS: Record<SaveState, string> = {
  clean: '',
  typing: '保存しています',
  saving: '保存しています',
  saved: '保存しました',
  kept: 'この端末に保存しました。つながると送ります',
  held: 'この端末に保存しました。公開するまで反映しません',
  refused: '保存できない項目があります。入力は残っています',
  conflict: 'ほかの方も変更しました',
}

/** Where what was typed is now; spoken once per rest. */
export function Saved({ draft }: Props) {
  const save = useStore(draft.store, (state) => state.save)
  return (
    <p role="status" className={styles.saved} data-state={save}>
      {WORDS[save]}
      {save === 'saved' && (
        <button type="button" onClick={() => draft.undo()}>
          元に戻す
        </button>
      )}
    </p>
  )
}
