import { Link, useRouteLoaderData } from '@sumai/platform'
import { paths } from '../../paths.ts'
import type { RootData } from '../../root.ts'
import css from './place-links.module.css'

type Props = { by: 'lines' | 'schools' }

/** Stations by line, or universities: the lists that the footer has already brought. */
export function PlaceLinks({ by }: Props) {
  const footer = (useRouteLoaderData('chintai') as RootData | undefined)?.footer
  const all =
    by === 'lines'
      ? { label: '沿線・駅から探す', to: paths.searchByStation }
      : { label: '学校から探す', to: paths.searchBySchool }
  if (!footer) return <Link to={all.to}>{all.label}</Link>
  const groups = by === 'lines' ? footer.lines : [{ name: '大学・短大', items: footer.schools }]
  return groups.map(({ name, items }) => (
    <section key={name} className={css.group}>
      <h2 className={css.name}>{name}</h2>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.slug}>
            <Link to={paths.term(item.slug)} className={css.link}>
              {item.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
