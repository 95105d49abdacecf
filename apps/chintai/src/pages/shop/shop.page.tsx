import { ShopAbout } from '@sumai/content/shop-about'
import { ShopTiles } from '@sumai/content/shop-tiles'
import { StaffCards } from '@sumai/content/staff-cards'
import { AreaMap } from '@sumai/listings/area-map'
import { RentalCard } from '@sumai/listings/rental-card'
import {
  type LoaderFunctionArgs,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { CardGrid } from '@sumai/ui/card-grid'
import { Container } from '@sumai/ui/container'
import { Section } from '@sumai/ui/section'
import { ContactBar } from '../../components/contact-bar.tsx'
import { crumbs, paths } from '../../paths.ts'
import css from './shop.module.css'
import { readShop } from './shop-data.ts'
import { shopJsonLd } from './shop-json-ld.ts'

export const loader = ({ context, params: { id }, request }: LoaderFunctionArgs) =>
  readShop(servicesOf(context), id, request.signal)

type Data = Awaited<ReturnType<typeof loader>>

const headingOf = ({ shop, cityName }: Data) => `${shop.tenpoName}（${cityName}）`

export const handle = {
  title: ({ data }) => headingOf(data),
  description: ({ data: { shop } }) =>
    `${shop.tenpoName}（${shop.address}）のご案内。営業時間${shop.opening.eigyoStart}〜${shop.opening.eigyoEnd}、定休日${shop.teikyuLabel}。スタッフの紹介と、この店舗でご案内できる部屋。`,
  heading: ({ data }) => headingOf(data),
  breadcrumbs: ({ data }) => crumbs(['店舗一覧', paths.shops], data.shop.tenpoName),
  jsonLd: ({ data: { shop } }) => [shopJsonLd(shop)],
} satisfies RouteHandle<Data>

export function Component() {
  const { shop, map, visits, staffs, rooms, nearby, renderedAt } = useLoaderData<typeof loader>()
  return (
    <>
      <Container>
        <div className={css.about}>
          <ShopAbout
            shop={shop}
            visits={visits}
            visitTo={paths.visitShop(shop.tenpoNo)}
            renderedAt={renderedAt}
          >
            <AreaMap name={shop.tenpoName} centre={shop} precision="exact" {...map} />
          </ShopAbout>
        </div>
      </Container>
      {staffs.length > 0 && (
        <Section heading="スタッフ紹介" paper>
          <StaffCards staffs={staffs} />
        </Section>
      )}
      {rooms.length > 0 && (
        <Section
          heading="この店舗でご案内できる部屋"
          note={`${shop.tenpoName}が担当する部屋から、公開日の新しい順に。`}
        >
          <CardGrid rail>
            {rooms.map((room) => (
              <RentalCard key={room.bukkenNo} room={room} to={paths.room(room)} now={renderedAt} />
            ))}
          </CardGrid>
        </Section>
      )}
      {nearby.length > 0 && (
        <Section heading="近くの店舗" more={{ label: '店舗一覧へ', to: paths.shops }} paper>
          <ShopTiles
            shops={nearby}
            shopTo={paths.shop}
            visitTo={paths.visitShop}
            renderedAt={renderedAt}
          />
        </Section>
      )}
      <ContactBar tel={shop.tel} visitTo={paths.visitShop(shop.tenpoNo)} />
    </>
  )
}
