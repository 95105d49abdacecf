import { rendition, srcset, townDrawing } from '@sumai/format/pictures'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { classNames } from '../class-names.ts'
import { Container } from '../container/container.tsx'
import styles from './subpage-head.module.css'
import { usePageHead } from './use-page-head.ts'

type Props = {
  /** What is drawn at the right: a municipality by its code, or a subject by its name, `keys`. */
  drawing: string
  /** Seen on a phone in place of the drawing: the address of a photo without its width. */
  photo?: string | undefined
  /** On a phone without the drawing, for a page that begins with a picture of its own. */
  isBrief?: boolean | undefined
  /** Under the heading: a sentence, a date, a category. */
  children?: ReactNode
}

const PHONE = { media: '(max-width: 767px)' }

/** Breadcrumbs and heading of a page about the agency or a town, with a drawing. */
export function SubpageHead({ drawing, photo, isBrief, children }: Props) {
  const { breadcrumbs, heading } = usePageHead()
  return (
    <div className={classNames(styles.head, isBrief && styles.brief)} data-photo={photo && ''}>
      <picture>
        {photo && (
          <>
            <source {...PHONE} type="image/avif" srcSet={srcset(photo, 'avif')} sizes="100vw" />
            <source {...PHONE} srcSet={rendition(photo, 960, 'jpg')} />
          </>
        )}
        <img
          src={townDrawing(drawing)}
          alt=""
          width={1440}
          height={420}
          decoding="async"
          loading={isBrief ? 'lazy' : undefined}
          className={styles.drawing}
        />
      </picture>
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
