import { Container } from '@sumai/ui/container'
import { ToastRegion } from '@sumai/ui/toast-region'
import type { ReactNode } from 'react'
import { Actions } from './actions.tsx'
import { Forms } from './forms.tsx'
import { Foundations } from './foundations.tsx'
import { Listings } from './listings.tsx'
import { Messages } from './messages.tsx'
import { Navigation } from './navigation.tsx'
import styles from './parts.module.css'
import { Pictures } from './pictures.tsx'

type Group = { id: string; heading: string; Component: () => ReactNode }

const GROUPS: readonly Group[] = [
  { id: 'foundations', heading: '色・文字・アイコン', Component: Foundations },
  { id: 'actions', heading: 'ボタンと選択', Component: Actions },
  { id: 'forms', heading: 'フォームとカレンダー', Component: Forms },
  { id: 'navigation', heading: 'タブ・ページ送り・手順', Component: Navigation },
  { id: 'messages', heading: '通知と重なり', Component: Messages },
  { id: 'listings', heading: '価格・カード・表', Component: Listings },
  { id: 'pictures', heading: 'ギャラリー・パノラマ・地図', Component: Pictures },
]

/** Every component of this package with its states, for developers. Put `data-theme` on a parent. */
export function Showcase() {
  return (
    <Container>
      <div className={styles.page}>
        <nav aria-label="部品の一覧" className={styles.contents}>
          {GROUPS.map(({ id, heading }) => (
            <a key={id} href={`#${id}`}>
              {heading}
            </a>
          ))}
        </nav>
        {GROUPS.map(({ id, heading, Component }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.group}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <Component />
          </section>
        ))}
      </div>
      <ToastRegion />
    </Container>
  )
}
