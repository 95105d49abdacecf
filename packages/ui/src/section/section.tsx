import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Container } from '../container/container.tsx'
import { MoreLink } from './more-link.tsx'
import styles from './section.module.css'

type Props = {
  heading: string
  /** One sentence under the heading. */
  note?: string
  /** Link to the whole list, at the end of the heading's line. */
  more?: { label: string; to: string }
  /** With a coloured background; alternate with white sections. */
  paper?: boolean
  /** Less space above and below. */
  tight?: boolean
  children: ReactNode
}

/** A section of a page with its h2. */
export function Section({ heading, note, more, paper, tight, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames(styles.section, paper && styles.paper, tight && styles.tight)}
    >
      <Container>
        <div className={styles.head}>
          <h2 id={id}>{heading}</h2>
          {more && <MoreLink {...more} />}
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {children}
      </Container>
    </section>
  )
}
