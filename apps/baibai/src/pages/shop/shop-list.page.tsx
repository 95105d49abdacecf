import { toShopTile } from '@sumai/content/shop-tile'
import { ShopTiles } from '@sumai/content/shop-tiles'
import { AREAS } from '@sumai/domain/areas'
import { BRAND } from '@sumai/domain/brand'
import { SHOP_KIND } from '@sumai/domain/constants'
import {
  apiContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { LinkChips } from '@sumai/ui/link-chips'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { crumbs, paths } from '../../paths.ts'
import css from './shop.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('area_no')
  const area = asked === null ? null : AREAS.find(({ areaNo }) => String(areaNo) === asked)
  if (area === undefined) throw httpError(400)
  const all = await context
    .get(apiContext)
    .shops.list({ cbFlg: SHOP_KIND.baibai }, { signal: request.signal })
  const countOf = (areaNo: number) => all.filter((shop) => shop.areaNo === areaNo).length
  return {
    area: area && { areaNo: area.areaNo, name: area.name },
    areas: AREAS.map(({ areaNo, short }) => ({ areaNo, short, count: countOf(areaNo) })),
    total: all.length,
    shops: all.filter(({ areaNo }) => !area || areaNo === area.areaNo).map(toShopTile),
    renderedAt: context.get(renderedAtContext),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: '売買店舗一覧',
  description:
    '売買をご相談いただける店舗の一覧です。所在地、営業時間、本日の営業状況をご覧いただけます。',
  breadcrumbs: crumbs('店舗一覧'),
  canonical: paths.shops,
} satisfies RouteHandle<Data>

export function Component() {
  const { area, areas, total, shops, renderedAt } = useLoaderData<typeof loader>()
  if (total === 0) return <NoShops />
  return (
    <Container>
      <div className={css.page}>
        <LinkChips
          label="エリア"
          links={[
            { to: paths.shops, label: 'すべて', count: total, current: area === null },
            ...areas.map(({ areaNo, short, count }) => ({
              to: paths.shopsOfArea(areaNo),
              label: short,
              count,
              current: areaNo === area?.areaNo,
            })),
          ]}
        />
        <ShopTiles
          shops={shops}
          shopTo={paths.shop}
          visitTo={paths.reservationAt}
          renderedAt={renderedAt}
        />
      </div>
    </Container>
  )
}

const NoShops = () => (
  <Container>
    <div className={css.page}>
      <NothingYet heading="店舗のご案内を準備しています" agency={BRAND}>
        購入・売却のご相談は、お電話で承ります。
      </NothingYet>
    </div>
  </Container>
)
