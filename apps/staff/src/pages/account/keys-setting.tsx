import { KeyMap } from '../../keys/key-map.tsx'
import { KeysSwitch } from '../../keys/keys-switch.tsx'
import styles from './account.module.css'

/** The map of the keys, and how to turn them off. */
export function KeysSetting() {
  return (
    <section className={styles.part}>
      <h2>キーの操作</h2>
      <KeyMap />
      <KeysSwitch />
    </section>
  )
}
