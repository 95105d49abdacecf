import { telOf } from '@sumai/domain/brand'
import { ContactBar } from '@sumai/listings/contact-bar'
import {
  type LoaderFunctionArgs,
  late,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { crumbs, paths } from '../../paths.ts'
import { BuildingBox } from './building-box.tsx'
import type { BuildingData } from './building-data.ts'
import { buildingJsonLd } from './building-json-ld.ts'
import css from './building-layout.module.css'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { readBuilding } = await import(
    /* webpackChunkName: "building-late" */ './building-data.ts'
  )
  return readBuilding(servicesOf(context), params, request)
}

export const handle = {
  title: ({ data: { name, city } }) => `${name}の賃貸・空室情報｜${city.cityName}`,
  description: ({ data: { name, building, rooms } }) =>
    `${name}（${building.addressDisp}・${building.kozoLabel}・${building.chijoKaisu}階建）の賃貸情報。${
      rooms.length > 0 ? `募集中のお部屋は${rooms.length}室です。` : '現在空室はありません。'
    }建物の概要、共用の設備、周辺の施設をご覧いただけます。`,
  heading: null,
  head: 'dense',
  breadcrumbs: ({ data: { name, city } }) =>
    crumbs(
      ['物件ライブラリー', paths.library],
      [city.cityName, paths.buildingsOf(city.cityCode)],
      name,
    ),
  canonical: ({ data: { building } }) => paths.building(building),
  jsonLd: ({ data }) => [buildingJsonLd(data)],
} satisfies RouteHandle<BuildingData>

const part = late(() => import(/* webpackChunkName: "building-late" */ './building.late.tsx'))
const Top = part('Top')
const FreeRooms = part('FreeRooms')
const Details = part('Details')
const Elsewhere = part('Elsewhere')

export function Component() {
  const data = useLoaderData<typeof loader>()
  const { tmNo } = data.building
  return (
    <>
      <Container>
        <Top key={tmNo} data={data} />
        {/* A phone shows them in this order; a wide screen has the box beside both. */}
        <div className={css.page}>
          <div className={css.rooms}>
            <FreeRooms data={data} />
          </div>
          <div className={css.aside}>
            <BuildingBox data={data} />
          </div>
          <div>
            <Details data={data} />
          </div>
        </div>
      </Container>
      <Elsewhere data={data} />
      <ContactBar paths={paths} tel={telOf(data.shop)} enquiryTo={paths.askBuilding(tmNo)} />
    </>
  )
}
