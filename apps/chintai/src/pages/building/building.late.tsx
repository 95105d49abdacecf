import { whole } from '@sumai/format/unbroken'
import { Facilities } from '@sumai/listings/facilities'
import { FactSection } from '@sumai/listings/fact-section'
import { galleryOrder } from '@sumai/listings/gallery-order'
import { Hazard } from '@sumai/listings/hazard'
import { ListingTop } from '@sumai/listings/listing-top'
import { ShopCard } from '@sumai/listings/shop-card'
import { StaffComment } from '@sumai/listings/staff-comment'
import { Surroundings } from '@sumai/listings/surroundings'
import { AROUND } from '@sumai/listings/surroundings-data'
import { Gallery } from '@sumai/ui/gallery'
import { Section } from '@sumai/ui/section'
import { RentalRail } from '../../components/rental-rail.tsx'
import { paths } from '../../paths.ts'
import { BuildingBand } from './building-band.tsx'
import type { BuildingData } from './building-data.ts'
import css from './building-layout.module.css'
import { outlineRows } from './outline-rows.ts'

export { FreeRooms } from './free-rooms.tsx'

type Props = { data: BuildingData }

export const Top = ({ data }: Props) => (
  <ListingTop
    head={
      <>
        <h1 className={css.name}>{`${whole(data.name)}の賃貸・空室情報`}</h1>
        <p className={css.line}>{data.building.addressDisp}</p>
      </>
    }
    gallery={
      <Gallery
        name={data.name}
        photos={galleryOrder(data.building.photos, 'building')}
        mapAt={AROUND}
      />
    }
    band={<BuildingBand data={data} />}
  />
)

export function Details({ data }: Props) {
  const { building, name, shop, visits, near, renderedAt } = data
  return (
    <>
      <StaffComment comment={building.comment} staff={null} shop={shop} />
      <FactSection heading="建物の概要" rows={outlineRows(building)} />
      <Facilities heading="共用の設備" labels={building.setsubiKyoyoLabel} />
      <Surroundings name={name} home={building} near={near} />
      <Hazard hazard={building.hazard} at={building} />
      {shop && (
        <ShopCard
          shop={shop}
          visits={visits}
          shopTo={paths.shop(shop.tenpoNo)}
          visitTo={paths.visitShop(shop.tenpoNo)}
          renderedAt={renderedAt}
        />
      )}
    </>
  )
}

export function Elsewhere({ data: { city, elsewhere, renderedAt } }: Props) {
  if (elsewhere.length === 0) return null
  return (
    <Section
      heading={`${city.cityName}のほかの建物で募集中のお部屋`}
      more={{ label: 'すべて見る', to: paths.term(city.slug) }}
      paper
    >
      <RentalRail rooms={elsewhere} now={renderedAt} />
    </Section>
  )
}
