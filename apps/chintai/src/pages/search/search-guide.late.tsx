import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { Link, late } from '@sumai/platform'
import { AlertBand } from '@sumai/search/alert-band'
import { ButtonLink } from '@sumai/ui/button'
import { ArrowRightIcon } from '@sumai/ui/icon'
import { LinkChips } from '@sumai/ui/link-chips'
import { TownDrawing } from '@sumai/ui/town-drawing'
import { useHydrated } from '@sumai/ui/use-hydrated'
import { RentStats } from '../../components/rent-stats.tsx'
import { paths } from '../../paths.ts'
import type { Guide } from './guide-data.ts'
import type { SearchData } from './search-data.ts'
import css from './search-guide.module.css'
import { wishedFields } from './wished-fields.ts'

type Props = { data: SearchData }

const SavedSearches = late(
  () => import(/* webpackChunkName: "saved-searches" */ '@sumai/listings/saved-searches.late'),
)('SavedSearches')

/** Below the results: mails and requests, saved searches and the rents of this city. */
export function SearchGuide({ data: { conditions, guide, saved, total, renderedAt } }: Props) {
  const isHydrated = useHydrated()
  return (
    <div className={css.guide}>
      {total > 0 && (
        <AlertBand
          to={paths.mailAlertFor(saved.address)}
          note="店舗にお任せいただければ、公開前の部屋もお探しします。"
        >
          <ButtonLink to={paths.requestFor(wishedFields(conditions))} variant="outline" block>
            この条件で物件リクエスト
          </ButtonLink>
        </AlertBand>
      )}
      {isHydrated && (
        <SavedSearches site="chintai" countsAt={paths.newInSearches} current={saved.address} />
      )}
      {guide && <CityGuide guide={guide} at={renderedAt} sought={conditions.madori ?? []} />}
    </div>
  )
}

const CityGuide = ({
  guide: { cityName, cityCode, slug, town, stats, nearby },
  at,
  sought,
}: {
  guide: Guide
  at: string
  sought: readonly number[]
}) => (
  <div className={css.city}>
    {town && (
      <Link to={paths.info(town.contentId)} className={css.town}>
        <TownDrawing cityCode={town.cityCode} />
        <span>
          <b>{cityName}の街の情報</b>
          {town.summary}
        </span>
        <ArrowRightIcon />
      </Link>
    )}
    {stats.length > 0 && (
      <section aria-labelledby="rents" className={css.part}>
        <h2 id="rents" className={css.heading}>
          {cityName}の賃料の目安（全種別）
        </h2>
        <RentStats
          addressOf={(madori) =>
            formatSearchUrl('chintai', { city_code: [cityCode], madori: [madori] })
          }
          {...{ cityName, stats, at, sought }}
        />
      </section>
    )}
    {nearby.length > 0 && (
      <section aria-labelledby="nearby" className={css.part}>
        <h2 id="nearby" className={css.heading}>
          隣の市区町村から探す
        </h2>
        <LinkChips
          label="隣の市区町村"
          links={nearby.map((city) => ({ to: paths.term(city.slug), label: city.name }))}
        />
      </section>
    )}
    <p className={css.text}>
      <a href={paths.feed(slug)}>{cityName}の新着物件をフィード（Atom）で受け取る</a>
    </p>
  </div>
)
