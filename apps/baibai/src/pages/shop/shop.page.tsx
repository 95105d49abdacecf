import { shopData, shopPlace } from '@sumai/content/shop-data'
import { ShopPage } from '@sumai/content/shop-page'
import { toShopTile } from '@sumai/content/shop-tile'
import { SHOP_KIND } from '@sumai/domain/kinds'
import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'
import { openingTimes } from '@sumai/format/clock-time'
import { ContactBar } from '@sumai/listings/contact-bar'
import {
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { Section } from '@sumai/ui/section'
import { ListingRail } from '../../components/listing-card.tsx'
import { askedFor, newestCards } from '../../components/newest-cards.ts'
import { crumbs, paths } from '../../paths.ts'

const SHOP_NO = /^\d{3}$/
const ROOMS = 8
const NEARBY = 3

export async function loader({ context, params: { id = '' }, request }: LoaderFunctionArgs) {
  if (!SHOP_NO.test(id)) throw httpError(404)
  const services = servicesOf(context)
  const { api, extra } = services
  const options = { signal: request.signal }
  const { shop } = await api.shops.get(id, options)
  // A shop for rentals alone has its page on the rental site.
  if (shop.cbFlg === SHOP_KIND.chintai) throw httpError(404)
  const newest = { tenpoNo: [id], order: 'new', limit: askedFor(ROOMS), fields: 'light' } as const
  const others = { cbFlg: SHOP_KIND.baibai, excludeTenpoNo: id }
  const [about, rooms, shops] = await Promise.all([
    shopData(services, shop, options),
    extra(api.baibai.rooms(newest, options)),
    extra(api.shops.list(others, options)),
  ])
  return {
    ...about,
    rooms: newestCards(rooms?.rooms ?? [], ROOMS),
    nearby: nearestTo(shop, shops ?? [])
      .slice(0, NEARBY)
      .map(toShopTile),
  }
}

const nearestTo = <Shop extends LatLng>(here: LatLng, shops: readonly Shop[]) =>
  shops.toSorted((a, b) => straightMetres(here, a) - straightMetres(here, b))

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: ({ data }) => `${data.shop.tenpoName}（売買）`,
  description: ({ data: { shop } }) =>
    `${shop.tenpoName}のご案内。${shop.address}、営業時間 ${openingTimes(shop.opening)}。売買のご相談、現地見学の予約を承ります。`,
  head: 'own',
  breadcrumbs: ({ data }) => crumbs(['店舗一覧', paths.shops], data.shop.tenpoName),
  jsonLd: ({ data: { shop } }) => [{ ...shopPlace(shop), name: shop.tenpoName }],
} satisfies RouteHandle<Data>

export function Component() {
  const data = useLoaderData<typeof loader>()
  const { shop, rooms, renderedAt } = data
  return (
    <>
      <ShopPage
        data={data}
        staff={{
          heading: 'スタッフ',
          note: '宅地建物取引士の資格を持つスタッフがご相談を承ります。',
        }}
        allShops={{ label: '店舗一覧', to: paths.shops }}
        shopTo={paths.shop}
        visitTo={paths.reservationAt}
      >
        {rooms.length > 0 && (
          <Section
            heading={`${shop.tenpoName}の売買物件`}
            note={`${shop.tenpoName}が担当する物件から、公開日の新しい順に。`}
          >
            <ListingRail rooms={rooms} now={renderedAt} />
          </Section>
        )}
      </ShopPage>
      <ContactBar paths={paths} tel={shop.tel} visitTo={paths.reservationAt(shop.tenpoNo)} />
    </>
  )
}
