import {
  apiContext,
  extraContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
} from '@sumai/platform'
import { pageOf } from '@sumai/ui/articles-data'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { LinkChips } from '@sumai/ui/link-chips'
import { Pager } from '@sumai/ui/pager'
import { SateiBand } from '../../components/satei-band.tsx'
import { toSold } from '../../components/sold/sold.ts'
import { SoldTable } from '../../components/sold/sold-table.tsx'
import { paths } from '../../paths.ts'
import css from './sales.module.css'

const LIMIT = 20

const KINDS = [
  { type: 'hanbai_mansion', label: '中古マンション' },
  { type: 'hanbai_chuko', label: '中古一戸建て' },
  { type: 'hanbai_shinchiku', label: '新築一戸建て' },
  { type: 'hanbai_tochi', label: '土地' },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('bukken_type')
  const kind = KINDS.find(({ type }) => type === asked) ?? null
  if (asked !== null && !kind) throw httpError(400)
  const page = pageOf(request)
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const [{ rooms, pagination }, cities] = await Promise.all([
    api.baibai.rooms(
      {
        isClosedOnly: 1,
        bukkenType: kind ? [kind.type] : undefined,
        order: 'new',
        page,
        limit: LIMIT,
        fields: 'light',
      },
      options,
    ),
    context.get(extraContext)(api.master.cities(options)),
  ])
  if (page > pagination.lastPage) throw httpError(404)
  return {
    kind,
    page,
    lastPage: pagination.lastPage,
    total: pagination.total,
    sold: toSold(rooms, cities?.cities ?? []),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

function hrefOf(kind: Data['kind'], page: number): string {
  const query = new URLSearchParams(kind ? { bukken_type: kind.type } : {})
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${paths.sales}?${query}` : paths.sales
}

export const handle = {
  chunks: ['sales'],
  title: '売却・販売実績',
  description:
    '最近成約した物件を、地域・種別・価格帯でご覧いただけます。売却をお考えの方の参考にしてください。',
  heading: '売却・販売実績',
  breadcrumbs: [
    { label: 'トップ', to: paths.top },
    { label: '売却', to: paths.sell },
    { label: '実績', to: null },
  ],
  robots: ({ data }) => (data.kind ? 'noindex,follow' : 'index,follow'),
  canonical: ({ data }) => hrefOf(data.kind, data.page),
} satisfies RouteHandle<Data>

export function Component() {
  const { kind, page, lastPage, total, sold } = useLoaderData<typeof loader>()
  return (
    <>
      <Container>
        <div className={css.page}>
          <p className={css.lead}>
            最近30日に成約した<b>{total.toLocaleString('ja-JP')}件</b>
            です。お客様の取引を守るため、価格は幅で、場所は市区町村までを掲載しています。
          </p>
          <LinkChips
            label="物件の種別"
            links={[
              { to: hrefOf(null, 1), label: 'すべて', current: kind === null },
              ...KINDS.map((other) => ({
                to: hrefOf(other, 1),
                label: other.label,
                current: kind?.type === other.type,
              })),
            ]}
          />
          {sold.length > 0 ? (
            <SoldTable sold={sold} />
          ) : (
            <p>
              この種別の成約は、最近30日にはありませんでした。
              <ButtonLink to={paths.satei} variant="quiet">
                査定を申し込む
              </ButtonLink>
            </p>
          )}
          <Pager page={page} lastPage={lastPage} hrefOf={(to) => hrefOf(kind, to)} />
        </div>
      </Container>
      <SateiBand />
    </>
  )
}
