import { pageOf } from '@sumai/content/articles-data'
import { AREAS } from '@sumai/domain/areas'
import { formatNumber } from '@sumai/format/number'
import {
  apiContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { LinkChips } from '@sumai/ui/link-chips'
import { PageStack } from '@sumai/ui/page-stack'
import { Pager } from '@sumai/ui/pager'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { SateiBand } from '../../components/satei-band.tsx'
import { toSold } from '../../components/sold/sold.ts'
import { SoldTable } from '../../components/sold/sold-table.tsx'
import { crumbs, paths } from '../../paths.ts'

const LIMIT = 20

const KINDS = [
  { type: 'hanbai_mansion', label: '中古マンション' },
  { type: 'hanbai_chuko', label: '中古一戸建て' },
  { type: 'hanbai_shinchiku', label: '新築一戸建て' },
  { type: 'hanbai_tochi', label: '土地' },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const kind = chosen(KINDS, searchParams.get('bukken_type'), ({ type }) => type)
  const area = chosen(AREAS, searchParams.get('area_no'), ({ areaNo }) => String(areaNo))
  const page = pageOf(request)
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const { cities } = await api.master.cities(options)
  const codesOf = (areaNo: number) =>
    cities.filter((city) => city.areaNo === areaNo).map(({ cityCode }) => cityCode)
  const { rooms, pagination, facets } = await api.baibai.rooms(
    {
      isClosedOnly: 1,
      bukkenType: kind ? [kind.type] : undefined,
      cityCode: area ? codesOf(area.areaNo) : undefined,
      order: 'new',
      page,
      limit: LIMIT,
      fields: 'light',
      withFacets: 'city_code',
    },
    options,
  )
  if (page > pagination.lastPage) throw httpError(404)
  const deals = facets?.city_code ?? {}
  return {
    kind,
    area: area?.areaNo ?? null,
    areas: AREAS.map(({ areaNo, short }) => ({
      areaNo,
      name: short,
      count: codesOf(areaNo).reduce((sum, code) => sum + (deals[code] ?? 0), 0),
    })),
    page,
    lastPage: pagination.lastPage,
    total: pagination.total,
    sold: toSold(rooms, cities),
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
  if (kind) query.set('bukken_type', kind.type)
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
  const { kind, area, areas, page, lastPage, total, sold } = useLoaderData<typeof loader>()
  return (
    <>
      <SubpageHead town="40230">
        <p>
          最近30日に成約した<b>{formatNumber(total)}件</b>
          です。取引を守るため、価格は幅で、場所は市区町村までです。
        </p>
      </SubpageHead>
      <Container>
        <PageStack>
          <LinkChips
            label="物件の種別"
            links={[
              { to: hrefOf({ kind: null, area }), label: 'すべての種別', current: kind === null },
              ...KINDS.map((other) => ({
                to: hrefOf({ kind: other, area }),
                label: other.label,
                current: kind?.type === other.type,
              })),
            ]}
          />
          <LinkChips
            label="エリア"
            links={[
              { to: hrefOf({ kind, area: null }), label: 'すべてのエリア', current: area === null },
              ...areas.map(({ areaNo, name, count }) => ({
                to: hrefOf({ kind, area: areaNo }),
                label: name,
                count,
                current: area === areaNo,
              })),
            ]}
          />
          {sold.length > 0 ? (
            <SoldTable sold={sold} />
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
