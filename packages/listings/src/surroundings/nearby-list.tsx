import { unbroken } from '@sumai/format/unbroken'
import { classNames } from '@sumai/ui/class-names'
import type { MouseEvent, ReactNode } from 'react'
import type { Goal } from './goal.ts'
import { missingOn } from './picture-spots.ts'
import { GROUPS } from './place-groups.ts'
import styles from './surroundings.module.css'
import { AROUND, type Neighbourhood } from './surroundings-data.ts'

type OnShow = (event: MouseEvent, goal: Goal) => void

/** Names of classes. */
export type Look = { readonly [part in 'box' | 'places']?: string }

type Props = {
  near: Neighbourhood
  look: Look | undefined
  onShow: OnShow
}

/**
 * The places near a home, group by group. Each is a link to the map, which then shows it; the number
 * of one that the picture does not show is hollow.
 */
export const NearbyList = ({ near: { places, around }, look, onShow }: Props) => (
  <div className={classNames(styles.groups, look?.places)}>
    {[...Map.groupBy(places, ({ group }) => group)].map(([group, rows]) => (
      <section key={group} data-group={group}>
        <h3>
          <ToMap goal={rows.some(({ at }) => at) ? group : null} onShow={onShow}>
            {GROUPS[group]}
          </ToMap>
        </h3>
        <ul>
          {rows.map(({ no, name, note, way: [word, number, unit] }) => (
            <li key={name}>
              <ToMap goal={no} onShow={onShow}>
                <b data-off={no === null ? undefined : missingOn(around, no)}>{no}</b>
                <span>
                  {unbroken(name)}
                  <small>{note}</small>
                </span>
                <span>
                  {word}
                  <b>{number}</b>
                  {unit}
                </span>
              </ToMap>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

type ToMapProps = { goal: Goal | null; onShow: OnShow; children: ReactNode }

/** What the map does not know leads nowhere. */
const ToMap = ({ goal, onShow, children }: ToMapProps) =>
  goal === null ? (
    <p>{children}</p>
  ) : (
    <a href={AROUND} onClick={(event) => onShow(event, goal)}>
      {children}
    </a>
  )
