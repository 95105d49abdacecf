import { AreaMap } from '@sumai/listings/area-map'
import { Facilities } from '@sumai/listings/facilities'
import { FactSection } from '@sumai/listings/fact-section'
import { Hazard } from '@sumai/listings/hazard'
import { StaffComment } from '@sumai/listings/staff-comment'
import { Gallery } from '@sumai/ui/gallery'
import { Section } from '@sumai/ui/section'
import { RentalRail } from '../../components/rental-rail.tsx'
import { paths } from '../../paths.ts'
import type { BuildingData } from './building-data.ts'
import { FreeRooms } from './free-rooms.tsx'
import { nearbyRows, outlineRows } from './outline-rows.ts'

type Props = { data: BuildingData }

/** Photos, and a map of where it lies. */
export const Pictures = ({ data: { building, name, places } }: Props) => (
  <Gallery
    name={name}
    photos={building.photos}
    map={<AreaMap name={name} centre={building} precision="about" places={places} />}
  />
)

export function Details({ data }: Props) {
  const { building } = data
  const nearby = nearbyRows(building)
  return (
    <>
      <FreeRooms data={data} />
      <StaffComment comment={building.comment} staff={null} shop={null} />
      <FactSection heading="建物の概要" rows={outlineRows(building)} />
      <Facilities heading="共用の設備" labels={building.setsubiKyoyoLabel} />
      {nearby.length > 0 && <FactSection heading="周辺の施設" rows={nearby} />}
      <Hazard hazard={building.hazard} />
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
