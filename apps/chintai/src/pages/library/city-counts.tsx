import { LinkChips } from '@sumai/ui/link-chips'
import { TownDrawing } from '@sumai/ui/town-drawing'
import { paths } from '../../paths.ts'
import css from './library.module.css'
import type { Library } from './library-data.ts'

type Area = Library['areas'][number]

type Props = { areas: readonly Area[] }

/** The city with the most buildings, which is drawn for its area. */
const greatestOf = ({ cities }: Area) => cities.toSorted((a, b) => b.count - a.count).slice(0, 1)

/** The cities, area by area, with how many buildings are in the library. */
export const CityCounts = ({ areas }: Props) => (
  <section aria-labelledby="by-city" className={css.part}>
    <h2 id="by-city" className={css.heading}>
      市区町村から探す
    </h2>
    <div className={css.areas}>
      {areas.map((area) => (
        <div key={area.name} className={css.area}>
          {greatestOf(area).map(({ cityCode }) => (
            <TownDrawing key={cityCode} cityCode={cityCode} className={css.town} />
          ))}
          <h3 className={css.name}>{area.name}</h3>
          <LinkChips
            label={`${area.name}の市区町村`}
            links={area.cities
              .filter(({ count }) => count > 0)
              .map(({ cityCode, cityName, count }) => ({
                to: paths.buildingsOf(cityCode),
                label: cityName,
                count,
              }))}
          />
        </div>
      ))}
    </div>
  </section>
)
