import { formatNumber } from '@sumai/format/number'
import { Button } from '@sumai/ui/button'
import { useStore } from 'zustand'
import type { Draft } from '../draft/draft.ts'
import styles from './conflicts.module.css'

type Props = {
  draft: Draft
  /** What a value is called, by its name. */
  labelOf: (key: string) => string
}

/** Fields that two people have changed: nothing is overwritten, one of the two is chosen. */
export function Conflicts({ draft, labelOf }: Props) {
  const { store } = draft
  const conflicts = useStore(store, (state) => state.conflicts)
  const edits = useStore(store, (state) => state.edits)
  const thing = useStore(store, (state) => state.thing)
  if (conflicts.length === 0) return null
  return (
    <section aria-labelledby="conflicts" className={styles.box}>
      <h2 id="conflicts">ほかの方も同じ項目を変更しました</h2>
      <p>ほかの項目は両方の変更をまとめました。残す値を選ぶと保存します。</p>
      {conflicts.map((key) => (
        <div key={key} className={styles.field}>
          <h3>{labelOf(key)}</h3>
          <Button variant="outline" onClick={() => draft.choose(key, true)}>
            自分の値：{sayValue(edits[key])}
          </Button>
          <Button variant="outline" onClick={() => draft.choose(key, false)}>
            保存ずみの値：{sayValue(thing[key])}
          </Button>
        </div>
      ))}
    </section>
  )
}

/** A value in short, to choose between two. */
function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '未入力'
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return value ? 'あり' : 'なし'
  if (Array.isArray(value)) return `${value.length}件`
  if (typeof value === 'object') return '変更した内容'
  return String(value)
}
