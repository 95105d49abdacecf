import { formatMedianRent } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import { CoverLink } from '@sumai/ui/cover-link'
import { Picture } from '@sumai/ui/picture'
import { paths } from '../../paths.ts'
import css from './town-cards.module.css'
import type { TownCard } from './town-groups.ts'

/** Towns with their drawing, what a room costs there, and their stations. */
export const TownCards = ({ towns }: { towns: readonly TownCard[] }) => (
  <ul className={css.towns}>
    {towns.map(({ contentId, name, summary, imageUrl, rents, rooms, stations }) => (
      <li key={contentId} className={css.town}>
        {imageUrl && (
          <Picture
            photo={{ url: imageUrl, width: 1000, height: 667 }}
            alt=""
            ratio="3:2"
            sizes="(min-width: 1024px) 280px, 116px"
          />
        )}
        <div className={css.words}>
          <div className={css.head}>
            <h3 className={css.name}>
              <CoverLink to={paths.info(contentId)}>{name}</CoverLink>
            </h3>
            <span>募集中 {formatNumber(rooms)}件</span>
          </div>
          <p className={css.rents}>
            {rents.map(({ layout, median }) => (
              <span key={layout}>
                {layout} {median === null ? '—' : <b>{formatMedianRent(median)}</b>}
              </span>
            ))}
          </p>
          <p className={css.summary}>{summary}</p>
          {stations.length > 0 && (
            <p className={css.stations}>
              {stations.map((station) => (
                <Link key={station.contentId} to={paths.info(station.contentId)}>
                  {station.name}
                </Link>
              ))}
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
)
