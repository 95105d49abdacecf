import type { BaibaiBukkenType } from '@sumai/api-client/contract/words'
import { pageOf } from '@sumai/content/articles-data'
import { AREAS } from '@sumai/domain/areas'
import { priceBandText } from '@sumai/domain/listing/price-band'
import type { LightSale } from '@sumai/listings/listing'
import {
  apiContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { ChipLine } from '@sumai/ui/chip-line'
import { Container } from '@sumai/ui/container'
import { LinkChips } from '@sumai/ui/link-chips'
import { PageStack } from '@sumai/ui/page-stack'
import { Pager } from '@sumai/ui/pager'
import { PhoneFold } from '@sumai/ui/phone-fold'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { SateiBand } from '../../components/satei-band.tsx'
import { CountBars } from '../../components/sold/count-bars.tsx'
import { DealFigures } from '../../components/sold/deal-figures.tsx'
import {
  daySpans,
  dealFigures,
  dealSpans,
  dealsByCity,
  readDeals,
} from '../../components/sold/deals.ts'
import { toSold } from '../../components/sold/sold.ts'
import { SoldTable } from '../../components/sold/sold-table.tsx'
import { crumbs, paths } from '../../paths.ts'
import css from './sales.module.css'

const LIMIT = 20
const CITIES = 4

type Kind = { type: string; label: string; of: readonly BaibaiBukkenType[] }

const KINDS: readonly Kind[] = [
  { type: 'hanbai_mansion', label: '中古マンション', of: ['hanbai_mansion'] },
  { type: 'hanbai_chuko', label: '中古一戸建て', of: ['hanbai_chuko'] },
  { type: 'hanbai_shinchiku', label: '新築一戸建て', of: ['hanbai_shinchiku', 'tateuri'] },
  { type: 'hanbai_tochi', label: '土地', of: ['hanbai_tochi'] },
  {
    type: 'toushi',
    label: '投資用',
    of: ['toushi_mansion', 'toushi_apartment', 'toushi_other'],
  },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const kind = chosen(KINDS, searchParams.get('bukken_type'), ({ type }) => type)
  const area = chosen(AREAS, searchParams.get('area_no'), ({ areaNo }) => String(areaNo))
  const page = pageOf(request)
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const [{ cities }, all] = await Promise.all([api.master.cities(options), readDeals(api, options)])
  const areaOf = new Map(cities.map(({ cityCode, areaNo }) => [cityCode, areaNo]))
  const nameOf = new Map(cities.map(({ cityCode, cityName }) => [cityCode, cityName]))
  const isOf = (deal: LightSale, of: Kind | null) => !of || of.of.includes(deal.bukkenType)
  const isIn = (deal: LightSale, areaNo: number | null) =>
    areaNo === null || areaOf.get(deal.cityCode) === areaNo
  const areaNo = area?.areaNo ?? null
  const inArea = all.filter((deal) => isIn(deal, areaNo))
  const ofKind = all.filter((deal) => isOf(deal, kind))
  const deals = inArea.filter((deal) => isOf(deal, kind))
  const lastPage = Math.max(1, Math.ceil(deals.length / LIMIT))
  if (page > lastPage) throw httpError(404)
  return {
    kind: kind?.type ?? null,
    area: areaNo,
    kinds: KINDS.map((one) => ({
      type: one.type,
      label: one.label,
      count: inArea.filter((deal) => isOf(deal, one)).length,
    })),
    areas: AREAS.map((one) => ({
      areaNo: one.areaNo,
      name: one.short,
      count: ofKind.filter((deal) => isIn(deal, one.areaNo)).length,
    })),
    page,
    lastPage,
    figures: dealFigures(deals),
    prices: dealSpans(deals),
    days: daySpans(deals),
    cities: dealsByCity(deals, CITIES).map(({ cityCode, count, kakaku, days }) => ({
      label: nameOf.get(cityCode) ?? '',
      count,
      note: [kakaku && priceBandText(kakaku), days && `売出しから${days}日`]
        .filter(Boolean)
        .join('・'),
    })),
    sold: toSold(deals.slice((page - 1) * LIMIT, page * LIMIT), cities),
  }
}

/** What an address names; 400 for what there is not. */
function chosen<T>(all: readonly T[], asked: string | null, keyOf: (one: T) => string): T | null {
  const found = all.find((one) => keyOf(one) === asked) ?? null
  if (asked !== null && !found) throw httpError(400)
  return found
}

type Data = Awaited<ReturnType<typeof loader>>
type Choice = Pick<Data, 'kind' | 'area'>

function hrefOf({ kind, area }: Choice, page = 1): string {
  const query = new URLSearchParams()
  if (area !== null) query.set('area_no', String(area))
  if (kind) query.set('bukken_type', kind)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${paths.sales}?${query}` : paths.sales
}

export const handle = {
  title: '売却・販売実績',
  description:
    '最近成約した物件を、地域・種別・価格帯でご覧いただけます。売却をお考えの方の参考にしてください。',
  head: 'own',
  breadcrumbs: crumbs(['売却', paths.sell], '実績'),
  robots: ({ data }) => (data.kind || data.area ? 'noindex,follow' : 'index,follow'),
  canonical: ({ data }) => hrefOf(data, data.page),
} satisfies RouteHandle<Data>

export function Component() {
  const { kind, area, kinds, areas, page, lastPage, figures, prices, days, cities, sold } =
    useLoaderData<typeof loader>()
  return (
    <>
      <SubpageHead drawing="sold">
        <p>最近30日に成約した物件です。取引を守るため、価格は幅で、場所は市区町村までです。</p>
      </SubpageHead>
      <Container>
        <PageStack>
          <ChipLine>
            <LinkChips
              label="物件の種別"
              links={[
                { to: hrefOf({ kind: null, area }), label: 'すべての種別', current: kind === null },
                ...kinds.map(({ type, label, count }) => ({
                  to: hrefOf({ kind: type, area }),
                  label,
                  count,
                  current: kind === type,
                })),
              ]}
            />
          </ChipLine>
          <ChipLine>
            <LinkChips
              label="エリア"
              links={[
                {
                  to: hrefOf({ kind, area: null }),
                  label: 'すべてのエリア',
                  current: area === null,
                },
                ...areas.map(({ areaNo, name, count }) => ({
                  to: hrefOf({ kind, area: areaNo }),
                  label: name,
                  count,
                  current: area === areaNo,
                })),
              ]}
            />
          </ChipLine>
          {sold.length > 0 ? (
            <>
              <div className={css.overview}>
                <DealFigures figures={figures} />
                <CountBars id="by-price" heading="価格帯ごとの成約" rows={prices} />
                {page === 1 && figures.days !== null && (
                  <PhoneFold label="日数と市区町村ごとの成約">
                    <CountBars id="by-days" heading="売出しから成約までの日数" rows={days} />
                    {cities.length > 1 && (
                      <div>
                        <CountBars id="by-city" heading="市区町村ごとの成約" rows={cities} />
                        <p className={css.note}>価格帯と、売出しから成約までの日数は中央値です。</p>
                      </div>
                    )}
                  </PhoneFold>
                )}
              </div>
              <section className={css.part}>
                <h2>成約した物件</h2>
                <SoldTable sold={sold} dated />
              </section>
            </>
          ) : (
            <p>
              この条件の成約は、最近30日にはありませんでした。
              <ButtonLink to={paths.satei} variant="quiet">
                査定を申し込む
              </ButtonLink>
            </p>
          )}
          <Pager page={page} lastPage={lastPage} hrefOf={(to) => hrefOf({ kind, area }, to)} />
        </PageStack>
      </Container>
      <SateiBand />
    </>
  )
}
