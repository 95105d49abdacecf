import { isDrawnPlan, planLook, widePlan } from '@sumai/format/pictures'
import { isPlainClick } from '@sumai/platform'
import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { Checkbox } from '../form/checkbox.tsx'
import { Picture } from '../picture/picture.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './floor-plan.module.css'
import { largestOf, type PlanPicture } from './gallery-photo.ts'
import { useLightbox } from './use-lightbox.ts'

/** A row beside the plan: LDK 10.4帖. */
export type PlanFact = { label: string; value: ReactNode }

type Props = {
  name: string
  plan: PlanPicture
  facts: readonly PlanFact[]
  /** It was drawn from the facts of the listing, for want of a plan. */
  isSketch?: boolean
}

/** px; as in the stylesheet. */
const HIGHEST = 720

/** The uncropped floor plan, with the sizes of its rooms; a drawn one can be furnished. */
export function FloorPlan({ name, plan, facts, isSketch }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  const [isFurnished, setFurnished] = useState(true)
  const look = isFurnished ? 'furnished' : 'plain'
  const shown = useMemo(
    () => ({
      ...plan,
      type: 'madori',
      caption: '間取り図',
      url: planLook(plan.url, look),
    }),
    [plan, look],
  )
  const wide = widePlan(plan.url, look)
  const photos = useMemo(() => [shown], [shown])
  const lightbox = useLightbox(photos, { onClose: () => link.current?.focus() })
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    lightbox.open(0)
  }
  return (
    <div className={styles.box}>
      <div>
        {isDrawnPlan(plan.url) && (
          <div className={styles.furnish}>
            <Checkbox
              label="家具を置いてみる"
              checked={isFurnished}
              onChange={(event) => setFurnished(event.currentTarget.checked)}
            />
          </div>
        )}
        <a
          ref={link}
          href={largestOf(shown)}
          className={styles.plan}
          onClick={onClick}
          onPointerEnter={lightbox.hurry}
          onFocus={lightbox.hurry}
        >
          <Picture
            photo={shown}
            alt={`${name} ${isSketch ? '間取り略図' : '間取り図'}`}
            sizes={`min(${Math.round((HIGHEST * plan.width) / plan.height)}px, 100vw)`}
            contain
          >
            {wide && (
              <source
                media="(min-width: 1024px)"
                srcSet={wide}
                width={plan.height}
                height={plan.width}
              />
            )}
          </Picture>
          <VisuallyHidden>（拡大）</VisuallyHidden>
        </a>
        {isSketch && <p className={styles.note}>登録内容から描いた略図です。現況を優先します。</p>}
      </div>
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
