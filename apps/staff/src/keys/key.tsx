import styles from './key.module.css'

type Props = { name: string }

/** The key of an action, printed on its button; phones have none. */
export function Key({ name }: Props) {
  return (
    <span aria-hidden="true" className={styles.key}>
      {name}
    </span>
  )
}
