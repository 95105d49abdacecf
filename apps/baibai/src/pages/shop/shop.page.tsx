import { ShopAbout } from '@sumai/content/shop-about'
import { toShopTile } from '@sumai/content/shop-tile'
import { ShopTiles } from '@sumai/content/shop-tiles'
import { toStaffCard } from '@sumai/content/staff-card'
import { StaffCards } from '@sumai/content/staff-cards'
import { stationAround } from '@sumai/content/station-around'
import { SHOP_KIND } from '@sumai/domain/constants'
import { AreaMap } from '@sumai/listings/area-map'
import { nextVisits } from '@sumai/listings/room-shop'
import { toSaleListing } from '@sumai/listings/to-listing'
import {
  apiContext,
  extraContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { CardGrid } from '@sumai/ui/card-grid'
import { Container } from '@sumai/ui/container'
import { Section } from '@sumai/ui/section'
import { ContactBar } from '../../components/contact-bar.tsx'
import { ListingCard } from '../../components/listing-card.tsx'
import { crumbs, paths } from '../../paths.ts'
import css from './shop.module.css'

const SHOP_NO = /^\d{3}$/
const ROOMS = 8
const NEARBY = 3
const VISITS = 3

export async function loader({ context, params: { id = '' }, request }: LoaderFunctionArgs) {
  if (!SHOP_NO.test(id)) throw httpError(404)
  const api = context.get(apiContext)
  const extra = context.get(extraContext)
  const options = { signal: request.signal }
  const { shop } = await api.shops.get(id, options)
  // A shop for rentals alone has its page on the rental site.
  if (shop.cbFlg === SHOP_KIND.chintai) throw httpError(404)
  const [staffs, rooms, nearby, lines, slots] = await Promise.all([
    extra(api.staffs.list({ tenpoNo: id }, options)),
    extra(
      api.baibai.rooms({ tenpoNo: [id], order: 'new', limit: ROOMS, fields: 'light' }, options),
    ),
    extra(
      api.shops.list({ cbFlg: SHOP_KIND.baibai, areaNo: shop.areaNo, excludeTenpoNo: id }, options),
    ),
    extra(api.master.stations(options)),
    extra(api.inquiry.slots({ tenpoNo: id }, options)),
  ])
  return {
    shop: {
      ...toShopTile(shop),
      zip: shop.zip,
      photos: shop.photos,
      parkingCount: shop.parkingCount,
      comment: shop.comment,
      features: shop.features,
      menkyoNo: shop.menkyoNo,
      kameidantai: shop.kameidantai,
    },
    map: stationAround(shop.nearestEkiSlug, lines?.stations ?? []),
    visits: nextVisits(slots?.inquirySlots.days ?? [], VISITS),
    staffs: (staffs?.staffs ?? []).map(toStaffCard),
    rooms: (rooms?.rooms ?? []).map(toSaleListing),
    nearby: (nearby ?? []).slice(0, NEARBY).map(toShopTile),
    renderedAt: context.get(renderedAtContext),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: ({ data }) => `${data.shop.tenpoName}（売買）`,
  description: ({ data: { shop } }) =>
    `${shop.tenpoName}のご案内。${shop.address}、営業時間 ${shop.opening.eigyoStart}〜${shop.opening.eigyoEnd}。売買のご相談、現地見学の予約を承ります。`,
  heading: ({ data }) => `${data.shop.tenpoName}（売買）`,
  breadcrumbs: ({ data }) => crumbs(['店舗一覧', paths.shops], data.shop.tenpoName),
  jsonLd: ({ data: { shop } }) => [
    {
      '@type': 'RealEstateAgent',
      name: shop.tenpoName,
      telephone: shop.tel,
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'JP',
        postalCode: shop.zip,
        streetAddress: shop.address,
      },
      geo: { '@type': 'GeoCoordinates', latitude: shop.lat, longitude: shop.lng },
    },
  ],
} satisfies RouteHandle<Data>

export function Component() {
  const { shop, map, visits, staffs, rooms, nearby, renderedAt } = useLoaderData<typeof loader>()
  return (
    <>
      <Container>
        <div className={css.page}>
          <ShopAbout
            shop={shop}
            visits={visits}
            visitTo={paths.reservationAt(shop.tenpoNo)}
            renderedAt={renderedAt}
          >
            <AreaMap name={shop.tenpoName} centre={shop} precision="exact" {...map} />
          </ShopAbout>
        </div>
      </Container>
      {staffs.length > 0 && (
        <Section
          heading="スタッフ"
          note="宅地建物取引士の資格を持つスタッフがご相談を承ります。"
          paper
        >
          <StaffCards staffs={staffs} />
        </Section>
      )}
      {rooms.length > 0 && (
        <Section heading={`${shop.tenpoName}の売買物件`}>
          <CardGrid rail>
            {rooms.map((room) => (
              <ListingCard key={room.bukkenNo} room={room} now={renderedAt} />
            ))}
          </CardGrid>
        </Section>
      )}
      {nearby.length > 0 && (
        <Section heading="近くの店舗" more={{ label: '店舗一覧', to: paths.shops }} paper>
          <ShopTiles
            shops={nearby}
            renderedAt={renderedAt}
            shopTo={paths.shop}
            visitTo={paths.reservationAt}
          />
        </Section>
      )}
      <ContactBar tel={shop.tel} visitTo={paths.reservationAt(shop.tenpoNo)} />
    </>
  )
}
