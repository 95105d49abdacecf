import { areaAsked, shopsOfArea } from '@sumai/content/shops-of-area'
import { ShopsPage } from '@sumai/content/shops-page'
import { SHOP_KIND } from '@sumai/domain/kinds'
import {
  type LoaderFunctionArgs,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { crumbs, paths } from '../../paths.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const area = areaAsked(request)
  const isMap = new URL(request.url).searchParams.get('view') === 'map'
  const { api, renderedAt } = servicesOf(context)
  const all = await api.shops.list({ cbFlg: SHOP_KIND.baibai }, { signal: request.signal })
  return { ...shopsOfArea(all, area), isMap, renderedAt }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: '売買店舗一覧',
  description:
    '売買をご相談いただける店舗の一覧です。所在地、営業時間、本日の営業状況をご覧いただけます。',
  head: 'own',
  breadcrumbs: crumbs('店舗一覧'),
  canonical: paths.shops,
} satisfies RouteHandle<Data>

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <ShopsPage
      data={data}
      to={{
        all: paths.shops,
        ofArea: paths.shopsOfArea,
        shop: paths.shop,
        visit: paths.reservationAt,
      }}
      gap={32}
      byPhone="購入・売却のご相談は、お電話で承ります。"
    >
      購入・売却・買取のご相談を承る{data.total}
      店舗です。宅地建物取引士が、資金のことから引き渡しまで担当します。
    </ShopsPage>
  )
}
