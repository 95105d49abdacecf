import { Link } from '@sumai/platform'
import { ChevronRightIcon } from '@sumai/ui/icon'
import { Section } from '@sumai/ui/section'
import { paths } from '../../paths.ts'
import { AreaMap } from './area-map.tsx'
import css from './area-picker.module.css'
import type { AreaTile } from './top-data.ts'

type Props = { areas: readonly AreaTile[] }

/** The six areas: the list does the work, the map beside it shows where they lie. */
export function AreaPicker({ areas }: Props) {
  return (
    <Section heading="エリアから探す" note="6つのエリアから、部屋とお近くの店舗を探せます。" paper>
      <div className={css.areas}>
        <AreaMap />
        <ul className={css.list}>
          {areas.map(({ slug, name, cities, rooms, shops }) => (
            <li key={slug}>
              <Link to={paths.term(slug)} className={css.area}>
                <b className={css.name}>{name}</b>
                <span className={css.cities}>{cities}</span>
                {rooms !== undefined && (
                  <span className={css.counts}>
                    <span>
                      <b className={css.number}>{rooms.toLocaleString('ja-JP')}</b>件
                    </span>
                    {shops > 0 && <span className={css.shops}>{shops}店舗</span>}
                  </span>
                )}
                <ChevronRightIcon size="s" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
