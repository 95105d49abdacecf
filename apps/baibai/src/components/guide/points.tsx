import { CoverLink } from '@sumai/ui/cover-link'
import { ArrowRightIcon, type HomeIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import css from './points.module.css'

type Point = {
  title: string
  text: string
  icon: typeof HomeIcon
  /** In place of the icon. */
  photo?: string
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
      {points.map(({ title, text, icon: Icon, photo, figure, to }) => (
        <li key={title} className={css.point}>
          {photo ? (
            <Picture
              photo={{ url: photo, width: 1000, height: 667 }}
              alt=""
              ratio="3:2"
              sizes="(min-width: 600px) 400px, 84px"
            />
          ) : (
            <Icon size="l" />
          )}
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
