import styles from './key.module.css'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
/** What this machine calls the key that goes with ↵ and S. */
export const MODIFIER = isApple ? '⌘' : 'Ctrl'
export const ALT = isApple ? '⌥' : 'Alt'

type Props = { name: string }

/** The key of an action, printed on its button; phones have none. */
export function Key({ name }: Props) {
  return (
    <span aria-hidden="true" className={styles.key}>
      {name}
    </span>
  )
}
