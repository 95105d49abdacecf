import { ChevronRightIcon } from '@sumai/ui/icon'
import { Section } from '@sumai/ui/section'
import { ShopModalLink } from '@sumai/ui/shop-modal-link'
import { paths } from '../../paths.ts'
import { AreaMap } from './area-map.tsx'
import css from './area-picker.module.css'
import type { AreaTile } from './top-data.ts'

type Props = { areas: readonly AreaTile[] }

/** The shops by area: the list does the work, the map beside it shows where the areas lie. */
export function AreaPicker({ areas }: Props) {
  return (
    <Section
      heading="お近くの店舗"
      note="エリアを選ぶと店舗の一覧が開きます。"
      more={{ label: '店舗一覧へ', to: paths.shops }}
      paper
    >
      <div className={css.areas}>
        <AreaMap />
        <ul className={css.list}>
          {areas.map(({ areaNo, name, cities, shops }) => (
            <li key={areaNo}>
              <ShopModalLink
                to={paths.shopsOf(areaNo)}
                title={`${name}の店舗`}
                shops={shops}
                toOf={paths.shop}
                visitTo={paths.visitShop}
                className={css.area}
              >
                <b className={css.name}>{name}</b>
                <span className={css.cities}>{cities}</span>
                {shops.length > 0 && (
                  <span className={css.counts}>
                    <b className={css.number}>{shops.length}</b>店舗
                  </span>
                )}
                <ChevronRightIcon size="s" />
              </ShopModalLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
