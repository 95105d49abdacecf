import { unbrokenHtml } from '@sumai/format/unbroken-prose'
import styles from './prose.module.css'

type Props = { /** Sanitised by the API when it is stored. */ html: string }

/** The body of an article. */
export function Prose({ html }: Props) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: unbrokenHtml(html) }} />
}
