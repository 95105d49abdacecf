import { AreaChips } from '@sumai/content/area-chips'
import { ShopTiles } from '@sumai/content/shop-tiles'
import { areaAsked, shopsOfArea, townOfArea } from '@sumai/content/shops-of-area'
import { ShopsOnMap } from '@sumai/content/shops-on-map'
import { BRAND } from '@sumai/domain/brand'
import { SHOP_KIND } from '@sumai/domain/kinds'
import { ContactBar } from '@sumai/listings/contact-bar'
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

/** The same shops on a map. */
const onMap = (path: string) => `${path}${path.includes('?') ? '&' : '?'}view=map`

export function Component() {
  const { area, counts, total, shops, isMap, renderedAt } = useLoaderData<typeof loader>()
  const inView = (path: string) => (isMap ? onMap(path) : path)
  const here = area ? paths.shopsOf(area.areaNo) : paths.shops
  if (total === 0) return <NoShops />
  const tiles = { shops, renderedAt, shopTo: paths.shop, visitTo: paths.visitShop }
  const areas = (
    <AreaChips
      current={area}
      allTo={inView(paths.shops)}
      to={(areaNo) => inView(paths.shopsOf(areaNo))}
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
        駅前と幹線道路沿いに{total}店舗。どの店舗でも、すべてのエリアの部屋をお探しいただけます。
      </SubpageHead>
      <Container>
        <PageStack>
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
        <ContactBar paths={paths} />
      </Container>
    </>
  )
}

const NoShops = () => (
  <>
    <SubpageHead town="40131" />
    <Container>
      <PageStack>
        <NothingYet heading="店舗のご案内を準備しています" agency={BRAND}>
          お部屋探しのご相談は、お電話で承ります。
        </NothingYet>
      </PageStack>
      <ContactBar paths={paths} />
    </Container>
  </>
)
