import { AREAS } from '@sumai/domain/areas'
import { SHOP_KIND } from '@sumai/domain/constants'
import {
  apiContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { ActionBar } from '@sumai/ui/action-bar'
import { Container } from '@sumai/ui/container'
import { LinkChips } from '@sumai/ui/link-chips'
import { toShopTile } from '@sumai/ui/shop-tile'
import { ShopTiles } from '@sumai/ui/shop-tiles'
import { paths } from '../../paths.ts'
import css from './shops.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('area_no')
  const area = asked === null ? null : AREAS.find(({ areaNo }) => String(areaNo) === asked)
  if (area === undefined) throw httpError(400)
  const all = await context
    .get(apiContext)
    .shops.list({ cbFlg: SHOP_KIND.chintai }, { signal: request.signal })
  const countOf = (areaNo: number) => all.filter((shop) => shop.areaNo === areaNo).length
  return {
    area: area && { areaNo: area.areaNo, name: area.name },
    areas: AREAS.map(({ areaNo, short }) => ({ areaNo, name: short, count: countOf(areaNo) })),
    total: all.length,
    shops: all.filter(({ areaNo }) => !area || areaNo === area.areaNo).map(toShopTile),
    renderedAt: context.get(renderedAtContext),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

const headingOf = ({ area }: Data) => (area ? `${area.name}の店舗一覧` : '店舗一覧')

export const handle = {
  chunks: ['shops'],
  title: ({ data }) => headingOf(data),
  description: ({ data }) =>
    `${headingOf(data)}（${data.shops.length}店舗）。営業時間・定休日・道順と、本日の営業状況をご案内します。来店予約もこちらから。`,
  heading: ({ data }) => headingOf(data),
  breadcrumbs: ({ data: { area } }) => [
    { label: 'トップ', to: paths.top },
    { label: '会社概要', to: paths.company },
    { label: '店舗一覧', to: area ? paths.shops : null },
    ...(area ? [{ label: area.name, to: null }] : []),
  ],
  canonical: ({ data: { area } }) => (area ? paths.shopsOf(area.areaNo) : paths.shops),
} satisfies RouteHandle<Data>

export function Component() {
  const { area, areas, total, shops, renderedAt } = useLoaderData<typeof loader>()
  return (
    <Container>
      <div className={css.page}>
        <LinkChips
          label="エリア"
          links={[
            { to: paths.shops, label: 'すべて', count: total, current: area === null },
            ...areas.map(({ areaNo, name, count }) => ({
              to: paths.shopsOf(areaNo),
              label: name,
              count,
              current: areaNo === area?.areaNo,
            })),
          ]}
        />
        <ShopTiles
          shops={shops}
          shopTo={paths.shop}
          visitTo={paths.visitShop}
          renderedAt={renderedAt}
        />
      </div>
      <ActionBar site="chintai" />
    </Container>
  )
}
