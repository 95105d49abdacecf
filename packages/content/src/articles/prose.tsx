import styles from './prose.module.css'

type Props = { /** From the API, which lets harmless elements through alone. */ html: string }

/** The body of an article; what may be in it is decided where it is stored. */
export function Prose({ html }: Props) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
