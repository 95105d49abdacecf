import { Button } from '@sumai/ui/button'
import { useStore } from 'zustand'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { labelOfKey, sayValue } from '../fields/say-value.ts'
import styles from './conflicts.module.css'

type Props = { draft: ListingDraft }

/** Fields that two people have changed: nothing is overwritten, one of the two is chosen. */
export function Conflicts({ draft }: Props) {
  const { kind, store } = draft
  const conflicts = useStore(store, (state) => state.conflicts)
  const edits = useStore(store, (state) => state.edits)
  const room = useStore(store, (state) => state.room)
  if (conflicts.length === 0) return null
  return (
    <section aria-labelledby="conflicts" className={styles.box}>
      <h2 id="conflicts">ほかの方も同じ項目を変更しました</h2>
      <p>ほかの項目は両方の変更をまとめました。残す値を選ぶと保存します。</p>
      {conflicts.map((key) => (
        <div key={key} className={styles.field}>
          <h3>{labelOfKey(kind, room, key)}</h3>
          <Button variant="outline" onClick={() => draft.choose(key, true)}>
            自分の値：{sayValue(edits[key])}
          </Button>
          <Button variant="outline" onClick={() => draft.choose(key, false)}>
            保存ずみの値：{sayValue(room[key])}
          </Button>
        </div>
      ))}
    </section>
  )
}
