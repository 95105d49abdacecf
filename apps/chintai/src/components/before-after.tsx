import { ChevronLeftIcon, ChevronRightIcon } from '@sumai/ui/icon'
import { Picture, type PicturePhoto } from '@sumai/ui/picture'
import { useRef } from 'react'
import css from './before-after.module.css'

type Props = { name: string; before: PicturePhoto; after: PicturePhoto }

const SIZES = '(min-width: 1024px) 580px, 92vw'

/**
 * A room before and after, one over the other with an edge to push. Without scripts the two stand
 * side by side.
 */
export function BeforeAfter({ name, before, after }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  // By script, because the policy of the page forbids style attributes.
  const split = (percent: string) => frame.current?.style.setProperty('--split', `${percent}%`)
  return (
    <div ref={frame} className={css.frame}>
      <figure className={css.before}>
        <Picture photo={before} alt={`${name}：工事前`} ratio="3:2" sizes={SIZES} />
        <figcaption className={css.caption}>工事前</figcaption>
      </figure>
      <figure className={css.after}>
        <Picture photo={after} alt={`${name}：工事後`} ratio="3:2" sizes={SIZES} />
        <figcaption className={css.caption}>工事後</figcaption>
      </figure>
      <input
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        autoComplete="off"
        aria-label={`${name}の工事前と工事後の境目`}
        onInput={({ currentTarget }) => split(currentTarget.value)}
        className={css.range}
      />
      <span aria-hidden="true" className={css.edge}>
        <span className={css.handle}>
          <ChevronLeftIcon size="s" />
          <ChevronRightIcon size="s" />
        </span>
      </span>
    </div>
  )
}
