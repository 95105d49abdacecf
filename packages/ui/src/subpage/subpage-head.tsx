import { townDrawing } from '@sumai/format/pictures'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Container } from '../container/container.tsx'
import styles from './subpage-head.module.css'
import { usePageHead } from './use-page-head.ts'

type Props = {
  /** The municipality that is drawn at the right. */
  town: string
  /** Under the heading: a sentence, a date, a category. */
  children?: ReactNode
}

/** Breadcrumbs and heading of a page about the agency or a town, with a drawing. */
export function SubpageHead({ town, children }: Props) {
  const { breadcrumbs, heading } = usePageHead()
  return (
    <div className={styles.head}>
      <img
        src={townDrawing(town)}
        alt=""
        width={1440}
        height={420}
        decoding="async"
        className={styles.drawing}
      />
      <Container>
        <div className={styles.words}>
          <Breadcrumbs crumbs={breadcrumbs} />
          {heading && <h1 className={styles.heading}>{heading}</h1>}
          {children && <div className={styles.note}>{children}</div>}
        </div>
      </Container>
    </div>
  )
}
