import { ShopPage } from '@sumai/content/shop-page'
import { openingTimes } from '@sumai/format/clock-time'
import { ContactBar } from '@sumai/listings/contact-bar'
import {
  type LoaderFunctionArgs,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { Section } from '@sumai/ui/section'
import { RentalRail } from '../../components/rental-rail.tsx'
import { crumbs, paths } from '../../paths.ts'
import { readShop } from './shop-data.ts'
import { shopJsonLd } from './shop-json-ld.ts'

export const loader = ({ context, params: { id }, request }: LoaderFunctionArgs) =>
  readShop(servicesOf(context), id, request.signal)

type Data = Awaited<ReturnType<typeof loader>>

const headingOf = ({ shop, cityName }: Data) => `${shop.tenpoName}（${cityName}）`

export const handle = {
  title: ({ data }) => headingOf(data),
  description: ({ data: { shop } }) =>
    `${shop.tenpoName}（${shop.address}）のご案内。営業時間${openingTimes(shop.opening)}、定休日${shop.teikyuLabel}。スタッフの紹介と、この店舗でご案内できる部屋。`,
  head: 'own',
  breadcrumbs: ({ data }) => crumbs(['店舗一覧', paths.shops], data.shop.tenpoName),
  jsonLd: ({ data: { shop } }) => [shopJsonLd(shop)],
} satisfies RouteHandle<Data>

export function Component() {
  const data = useLoaderData<typeof loader>()
  const { shop, rooms, renderedAt } = data
  return (
    <>
      <ShopPage
        data={data}
        staff={{ heading: 'スタッフ紹介' }}
        allShops={{ label: '店舗一覧へ', to: paths.shops }}
        shopTo={paths.shop}
        visitTo={paths.visitShop}
      >
        {rooms.length > 0 && (
          <Section
            heading="この店舗でご案内できる部屋"
            note={`${shop.tenpoName}が担当する部屋から、公開日の新しい順に。`}
          >
            <RentalRail rooms={rooms} now={renderedAt} />
          </Section>
        )}
      </ShopPage>
      <ContactBar paths={paths} tel={shop.tel} visitTo={paths.visitShop(shop.tenpoNo)} />
    </>
  )
}
