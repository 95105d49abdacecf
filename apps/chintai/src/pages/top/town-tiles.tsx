import { formatMedianRent } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import { CardGrid } from '@sumai/ui/card-grid'
import { CoverLink } from '@sumai/ui/cover-link'
import { Section } from '@sumai/ui/section'
import { TownDrawing } from '@sumai/ui/town-drawing'
import { paths } from '../../paths.ts'
import type { TopData } from './top-data.ts'
import css from './town-tiles.module.css'

/** Towns with their drawing, how many rooms are there and what a usual one costs. */
export const TownTiles = ({ towns }: Pick<TopData, 'towns'>) => (
  <Section
    heading="街から探す"
    note="数字は募集中の部屋と、2LDKの賃料の中央値です。"
    more={{ label: '街の情報', to: paths.infoList }}
    paper
  >
    <CardGrid rail narrow>
      {towns.map(({ cityCode, name, slug, rooms, rent }) => (
        <div key={cityCode} className={css.town}>
          <TownDrawing cityCode={cityCode} />
          <p className={css.facts}>
            <CoverLink to={paths.term(slug)}>
              <b>{name}</b>
            </CoverLink>
            {formatNumber(rooms)}件
            {rent !== undefined && <span className={css.rent}>{formatMedianRent(rent)}</span>}
          </p>
        </div>
      ))}
    </CardGrid>
  </Section>
)
