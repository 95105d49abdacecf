import { Link } from '@sumai/platform'
import { paths } from '../../paths.ts'
import css from './place-links.module.css'

/** Places one can search in, by what they have in common. */
export type PlaceGroup = { name: string; places: readonly { name: string; slug: string }[] }

type Props = {
  groups: readonly PlaceGroup[]
  /** Where the same can be chosen: all there is when the API did not answer. */
  all: { label: string; to: string }
}

/** Stations by line, or universities. */
export function PlaceLinks({ groups, all }: Props) {
  if (groups.length === 0) return <Link to={all.to}>{all.label}</Link>
  return groups.map(({ name, places }) => (
    <section key={name} className={css.group}>
      <h2 className={css.name}>{name}</h2>
      <ul className={css.list}>
        {places.map((place) => (
          <li key={place.slug}>
            <Link to={paths.term(place.slug)} className={css.link}>
              {place.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
