import { CoverLink } from '@sumai/ui/cover-link'
import { ArrowRightIcon, type HomeIcon } from '@sumai/ui/icon'
import css from './points.module.css'

type Point = {
  title: string
  text: string
  icon: typeof HomeIcon
  /** 842件 */
  figure?: string
  /** Makes the whole tile a link. */
  to?: string
}

type Props = { points: readonly Point[] }

/** Three or four advantages or services as tiles. */
export function Points({ points }: Props) {
  return (
    <ul className={css.points}>
      {points.map(({ title, text, icon: Icon, figure, to }) => (
        <li key={title} className={css.point}>
          <Icon size="l" />
          <h3 className={css.title}>
            {to ? (
              <CoverLink to={to} className={css.link}>
                {title}
              </CoverLink>
            ) : (
              title
            )}
            {figure && <span className={css.figure}>{figure}</span>}
          </h3>
          <p className={css.text}>{text}</p>
          {to && <ArrowRightIcon size="s" />}
        </li>
      ))}
    </ul>
  )
}
