import { wholeAddress } from '@sumai/format/whole-address'
import { CoverLink } from '@sumai/ui/cover-link'
import { Picture } from '@sumai/ui/picture'
import { Section } from '@sumai/ui/section'
import { paths } from '../../paths.ts'
import css from './shop-grid.module.css'
import type { ShopTile } from './top-data.ts'

type Props = { shops: readonly ShopTile[] }

export function ShopGrid({ shops }: Props) {
  return (
    <Section
      heading="売買を相談できる店舗"
      note={`宅地建物取引士が常駐する${shops.length}店舗です。`}
      more={{ label: '店舗一覧', to: paths.shops }}
      paper
    >
      <ul className={css.grid}>
        {shops.map(({ tenpoNo, tenpoName, address, photo }) => (
          <li key={tenpoNo} className={css.shop}>
            <div className={css.photo}>
              {photo && (
                <Picture
                  photo={{ url: photo, width: 1000, height: 667 }}
                  alt=""
                  ratio="4:3"
                  sizes="(min-width: 1024px) 136px, (min-width: 600px) 23vw, 46vw"
                />
              )}
            </div>
            <h3 className={css.name}>
              <CoverLink to={paths.shop(tenpoNo)} className={css.link}>
                {tenpoName}
              </CoverLink>
            </h3>
            <p className={css.address}>{wholeAddress(address)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
