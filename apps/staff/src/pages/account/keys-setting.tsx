import { Checkbox } from '@sumai/ui/checkbox'
import { useState } from 'react'
import { areKeysOn, setKeysOn } from '../../keys/keys-setting.ts'
import styles from './account.module.css'

const KEYS = [
  ['J / K', '次・前の行'],
  ['R / N', '返信・メモ'],
  ['A / E', '担当する・完了'],
  ['X', '物件を選ぶ'],
  ['Z', '直前の操作を戻す'],
  ['G のあと T / I / L', '今日・受信箱・物件'],
] as const

/** The map of the keys, and how to turn them off. */
export function KeysSetting() {
  const [isOn, setOn] = useState(areKeysOn)
  return (
    <section className={styles.part}>
      <h2>キーの操作</h2>
      <dl className={styles.keys}>
        {KEYS.map(([key, action]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="1文字のキーで操作する"
        checked={isOn}
        onChange={() => {
          setKeysOn(!isOn)
          setOn(!isOn)
        }}
      />
    </section>
  )
}
