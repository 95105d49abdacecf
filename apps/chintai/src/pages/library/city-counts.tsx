import { LinkChips } from '@sumai/ui/link-chips'
import { paths } from '../../paths.ts'
import css from './library.module.css'
import type { Library } from './library-data.ts'

type Props = { areas: Library['areas'] }

/** The cities, area by area, with how many buildings are in the library. */
export const CityCounts = ({ areas }: Props) => (
  <section aria-labelledby="by-city" className={css.part}>
    <h2 id="by-city" className={css.heading}>
      市区町村から探す
    </h2>
    <div className={css.areas}>
      {areas.map(({ name, cities }) => (
        <div key={name} className={css.area}>
          <h3 className={css.name}>{name}</h3>
          <LinkChips
            label={`${name}の市区町村`}
            links={cities
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
