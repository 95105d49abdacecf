import type { ComponentProps, ReactNode } from 'react'
import { Container } from '../container/container.tsx'
import styles from './subpage.module.css'
import { SubpageHead } from './subpage-head.tsx'

type Props = Pick<ComponentProps<typeof SubpageHead>, 'drawing' | 'isBrief'> & {
  /** Under the heading. */
  meta?: ReactNode
  /** Beside the text: what is related, a shop. On a phone after it. */
  rail?: ReactNode
  children: ReactNode
}

/** A page of text under an illustrated head, with a rail beside it. */
export function Subpage({ drawing, isBrief, meta, rail, children }: Props) {
  return (
    <>
      <SubpageHead drawing={drawing} isBrief={isBrief}>
        {meta}
      </SubpageHead>
      <Container>
        <div className={styles.columns}>
          <div className={styles.text}>{children}</div>
          {rail && (
            <aside aria-label="関連する案内" className={styles.rail}>
              {rail}
            </aside>
          )}
        </div>
      </Container>
    </>
  )
}
