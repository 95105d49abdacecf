import { useStore } from 'zustand'
import type { Draft } from './draft/draft.ts'
import type { SaveState } from './draft/draft-state.ts'
import styles from './saved.module.css'

type Props = { draft: Draft }

const WORDS: Record<Exclude<SaveState, 'refused'>, string> = {
  clean: '',
  typing: '保存しています',
  saving: '保存しています',
  saved: '保存しました',
  kept: 'この端末に保存しました。つながると送ります',
  held: 'この端末に保存しました。公開するまで反映しません',
  conflict: 'ほかの方も変更しました',
}

/** Where what was typed is now; spoken once per rest. */
export function Saved({ draft }: Props) {
  const { save, refusal, replaced } = useStore(draft.store)
  const canUndo = save === 'saved' && Object.keys(replaced).length > 0
  return (
    <p role="status" className={styles.saved} data-state={save}>
      {save === 'refused' ? refusal : WORDS[save]}
      {canUndo && (
        <button type="button" onClick={() => draft.undo()}>
          元に戻す
        </button>
      )}
    </p>
  )
}
