import { Link } from '@sumai/platform'
import { paths } from '../../paths.ts'
import css from './place-links.module.css'

export type PlaceGroup = { name: string; places: readonly { name: string; slug: string }[] }

type Props = {
  groups: readonly PlaceGroup[]
  /** The page with all of them; the only link when the API did not answer. */
  all: { label: string; to: string }
}

/** Links to searches: stations by line, or universities. */
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
