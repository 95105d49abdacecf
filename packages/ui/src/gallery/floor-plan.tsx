import { isPlainClick } from '@sumai/platform'
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react'
import { Picture } from '../picture/picture.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './floor-plan.module.css'
import { type GalleryPhoto, largestOf } from './gallery-photo.ts'
import { useLightbox } from './use-lightbox.ts'

/** A row beside the plan: LDK 10.4帖. */
export type PlanFact = { label: string; value: ReactNode }

type Props = {
  name: string
  plan: GalleryPhoto
  facts: readonly PlanFact[]
}

/** px; as in the stylesheet. */
const HIGHEST = 480

/** The uncropped floor plan, with the sizes of its rooms. */
export function FloorPlan({ name, plan, facts }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  const photos = useMemo(() => [plan], [plan])
  const lightbox = useLightbox(photos, { onClose: () => link.current?.focus() })
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    lightbox.open(0)
  }
  return (
    <div className={styles.box} data-alone={facts.length === 0 || undefined}>
      <a
        ref={link}
        href={largestOf(plan)}
        className={styles.plan}
        onClick={onClick}
        onPointerEnter={lightbox.hurry}
        onFocus={lightbox.hurry}
      >
        <Picture
          photo={plan}
          alt={`${name} 間取り図`}
          sizes={`min(${Math.round((HIGHEST * plan.width) / plan.height)}px, 100vw)`}
          contain
        />
        <VisuallyHidden>（拡大）</VisuallyHidden>
      </a>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
