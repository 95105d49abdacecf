import { formatNumber } from '@sumai/format/number'
import {
  apiContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { MoreLink } from '@sumai/ui/more-link'
import { PageStack } from '@sumai/ui/page-stack'
import { Pager } from '@sumai/ui/pager'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { crumbs, paths } from '../../paths.ts'
import { BuildingCards } from './building-cards.tsx'
import { BuildingSearch } from './building-search.tsx'
import {
  addressOf,
  type BuildingsData,
  headingOf,
  isListed,
  readBuildings,
} from './buildings-data.ts'
import { CityTable } from './city-table.tsx'
import { KanaIndex } from './kana-index.tsx'
import css from './library.module.css'
import { NoBuildings } from './no-buildings.tsx'

export const loader = ({ context, params: { cityid }, request }: LoaderFunctionArgs) =>
  readBuildings(context.get(apiContext), cityid, request)

const pageOf = (data: BuildingsData) => (isListed(data) ? data.page : 1)

export const handle = {
  title: ({ data }) =>
    `${headingOf(data)}｜物件ライブラリー${pageOf(data) > 1 ? `（${pageOf(data)}ページ目）` : ''}`,
  description: ({ data }) =>
    isListed(data)
      ? `${headingOf(data)}${formatNumber(data.total)}棟の一覧です。構造・築年月・総戸数と、募集中のお部屋の数をご覧いただけます。`
      : '賃貸の建物を、市区町村ごとの棟数と賃料を見ながら探せます。満室の建物も掲載しています。',
  heading: ({ data }) => headingOf(data),
  head: 'own',
  breadcrumbs: ({ data }) =>
    crumbs(['物件ライブラリー', paths.library], data.city?.cityName ?? headingOf(data)),
  robots: ({ data: { kana, keyword } }) => (kana || keyword ? 'noindex,follow' : 'index,follow'),
  canonical: ({ data }) => addressOf({ ...data, kana: null, keyword: null }, pageOf(data)),
} satisfies RouteHandle<BuildingsData>

export function Component() {
  const data = useLoaderData<typeof loader>()
  const { city, keyword } = data
  const { total } = data.library ?? data
  if (total === 0 && !data.kana && !keyword) return <NoBuildings />
  return (
    <>
      <SubpageHead drawing={city?.cityCode ?? '40210'}>
        満室の建物も、構造・築年月・総戸数と、募集中のお部屋の数をご覧いただけます。
      </SubpageHead>
      <Container>
        <PageStack gap={40}>
          <div className={city ? undefined : css.finder}>
            {city ? null : <BuildingSearch keyword={keyword ?? ''} />}
            <KanaIndex
              hrefOf={(kana) => addressOf({ city, keyword, kana })}
              {...(isListed(data) && { current: data.kana })}
            />
          </div>
          {isListed(data) ? <List data={data} /> : <CityTable areas={data.library.areas} />}
        </PageStack>
      </Container>
    </>
  )
}

function List({ data }: { data: Extract<BuildingsData, { library: null }> }) {
  const { city, buildings, total, page, lastPage } = data
  if (total === 0) return <Nothing />
  return (
    <>
      <div className={css.listed}>
        <div className={css.count}>
          <p>{formatNumber(total)}棟</p>
          {city && <MoreLink label="募集中のお部屋を見る" to={paths.term(city.slug)} />}
        </div>
        <BuildingCards buildings={buildings} heading="h2" priority />
      </div>
      <Pager page={page} lastPage={lastPage} hrefOf={(to) => addressOf(data, to)} />
      {city && (
        <p className={css.more}>
          <ButtonLink to={paths.term(city.slug)} variant="outline">
            {city.cityName}で募集中のお部屋を見る
          </ButtonLink>
        </p>
      )}
    </>
  )
}

const Nothing = () => (
  <div className={css.none}>
    <p>あてはまる建物が見つかりませんでした。読みや言葉を変えてお探しください。</p>
    <ButtonLink to={paths.library} variant="outline">
      物件ライブラリーへ戻る
    </ButtonLink>
  </div>
)
