import { areaAsked, shopsOfArea } from '@sumai/content/shops-of-area'
import { ShopsPage } from '@sumai/content/shops-page'
import { SHOP_KIND } from '@sumai/domain/kinds'
import { ContactBar } from '@sumai/listings/contact-bar'
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
  const all = await api.shops.list({ cbFlg: SHOP_KIND.chintai }, { signal: request.signal })
  return { ...shopsOfArea(all, area), isMap, renderedAt }
}

type Data = Awaited<ReturnType<typeof loader>>

const headingOf = ({ area }: Data) => (area ? `${area.name}の店舗一覧` : '店舗一覧')

export const handle = {
  title: ({ data }) => headingOf(data),
  description: ({ data }) =>
    `${headingOf(data)}（${data.shops.length}店舗）。営業時間・定休日・道順と、本日の営業状況をご案内します。来店予約もこちらから。`,
  head: 'own',
  breadcrumbs: ({ data: { area } }) =>
    area
      ? crumbs(['会社概要', paths.company], ['店舗一覧', paths.shops], area.name)
      : crumbs(['会社概要', paths.company], '店舗一覧'),
  canonical: ({ data: { area } }) => (area ? paths.shopsOf(area.areaNo) : paths.shops),
} satisfies RouteHandle<Data>

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <ShopsPage
      data={data}
      to={{
        all: paths.shops,
        ofArea: paths.shopsOf,
        shop: paths.shop,
        visit: paths.visitShop,
      }}
      byPhone="お部屋探しのご相談は、お電話で承ります。"
      below={<ContactBar paths={paths} />}
    >
      駅前と幹線道路沿いに{data.total}
      店舗。どの店舗でも、すべてのエリアの部屋をお探しいただけます。
    </ShopsPage>
  )
}
