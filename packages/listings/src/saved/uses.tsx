import type { ComponentType } from 'react'
import styles from './saved-page.module.css'

type Use = { Icon: ComponentType<{ size?: 'l' }>; text: string }

/** What a list is good for, while it is empty. */
export function Uses({ uses }: { uses: readonly Use[] }) {
  return (
    <ul className={styles.uses}>
      {uses.map(({ Icon, text }) => (
        <li key={text} className={styles.use}>
          <Icon size="l" />
          {text}
        </li>
      ))}
    </ul>
  )
}
