import { AreaChips } from '@sumai/content/area-chips'
import { ShopTiles } from '@sumai/content/shop-tiles'
import { areaAsked, shopsOfArea, townOfArea } from '@sumai/content/shops-of-area'
import { ShopsOnMap } from '@sumai/content/shops-on-map'
import { BRAND } from '@sumai/domain/brand'
import { SHOP_KIND } from '@sumai/domain/kinds'
import {
  type LoaderFunctionArgs,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { PageStack } from '@sumai/ui/page-stack'
import { SegmentedLinks } from '@sumai/ui/segmented'
import { SubpageHead } from '@sumai/ui/subpage-head'
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

/** The same shops on a map. */
const onMap = (path: string) => `${path}${path.includes('?') ? '&' : '?'}view=map`

export function Component() {
  const { area, counts, total, shops, isMap, renderedAt } = useLoaderData<typeof loader>()
  if (total === 0) return <NoShops />
  const inView = (path: string) => (isMap ? onMap(path) : path)
  const here = area ? paths.shopsOfArea(area.areaNo) : paths.shops
  const tiles = { shops, renderedAt, shopTo: paths.shop, visitTo: paths.reservationAt }
  const areas = (
    <AreaChips
      current={area}
      allTo={inView(paths.shops)}
      to={(areaNo) => inView(paths.shopsOfArea(areaNo))}
      {...{ counts, total }}
    />
  )
  const views = (
    <SegmentedLinks
      label="表示方法"
      links={[
        { to: here, label: '一覧', current: !isMap },
        { to: onMap(here), label: '地図', current: isMap },
      ]}
    />
  )
  if (isMap && shops.length > 0) return <ShopsOnMap {...tiles} {...{ areas, views }} />
  return (
    <>
      <SubpageHead town={townOfArea(area?.areaNo)}>
        購入・売却・買取のご相談を承る{total}
        店舗です。宅地建物取引士が、資金のことから引き渡しまで担当します。
      </SubpageHead>
      <Container>
        <PageStack gap={32}>
          <ShopTiles
            {...tiles}
            tools={
              <>
                {areas}
                {views}
              </>
            }
          />
        </PageStack>
      </Container>
    </>
  )
}

const NoShops = () => (
  <>
    <SubpageHead town="40131" />
    <Container>
      <PageStack gap={32}>
        <NothingYet heading="店舗のご案内を準備しています" agency={BRAND}>
          購入・売却のご相談は、お電話で承ります。
        </NothingYet>
      </PageStack>
    </Container>
  </>
)
