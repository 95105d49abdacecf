import { galleryOrder } from '@sumai/listings/gallery-order'
import { HazardBadge } from '@sumai/listings/hazard-badge'
import { ListingHead } from '@sumai/listings/listing-head'
import { ListingTools } from '@sumai/listings/listing-tools'
import { ListingTop } from '@sumai/listings/listing-top'
import { planAt } from '@sumai/listings/plan-section'
import { kindWord } from '@sumai/listings/sale-kind'
import { AROUND } from '@sumai/listings/surroundings-data'
import { VisitLinks } from '@sumai/listings/visit-links'
import type { SheetContext } from '@sumai/outline/sheet'
import { late } from '@sumai/platform'
import { Badge } from '@sumai/ui/badge'
import { Gallery } from '@sumai/ui/gallery'
import { paths } from '../../paths.ts'
import { PLOTS, plotsOf } from './plots-of.ts'
import css from './price-box.module.css'
import { PriceBox } from './price-box.tsx'
import { RoomBand } from './room-band.tsx'
import type { Room, RoomData } from './room-data.ts'

export { RoomBelow } from './room-below.tsx'
export { RoomDetails } from './room-details.tsx'
export { RoomWide } from './room-wide.tsx'

/** In place of all of it. */
export const Sold = late(() => import(/* webpackChunkName: "sold" */ './sold.late.tsx'))('Sold')

type Props = { data: RoomData }

/** What one decides by. */
export const Top = ({ data }: Props) => (
  <ListingTop
    head={<Head data={data} />}
    gallery={<Pictures data={data} />}
    band={<RoomBand data={data} />}
  />
)

const Head = ({ data: { room, sketch, shop, url, renderedAt } }: Props) => (
  <ListingHead
    room={room}
    name={room.name}
    now={renderedAt}
    kind={kindWord(room)}
    badges={
      <>
        {room.bunjo && <Badge>{`全${room.bunjo.kukakuSu}区画`}</Badge>}
        <HazardBadge hazard={room.hazard} />
      </>
    }
    tools={
      <ListingTools
        listing={{ site: 'baibai', bukkenNo: room.bukkenNo }}
        name={room.name}
        url={url}
        sheet={() => sheetOf(room, { sketch, shop, url })}
      />
    }
  />
)

export const Aside = ({ data }: Props) => {
  const { room, visits } = data
  return (
    <>
      <PriceBox data={data} />
      <div className={css.visits}>
        <VisitLinks visits={visits} visitTo={paths.reservation(room)} />
      </div>
    </>
  )
}

async function sheetOf(room: Room, context: SheetContext) {
  const { saleSheet } = await import(/* webpackChunkName: "maisoku" */ '@sumai/outline/sale-sheet')
  return saleSheet(room, context)
}

function Pictures({ data: { room, sketch } }: Props) {
  const hasPlots = plotsOf(room).length > 0
  return (
    <Gallery
      name={room.name}
      photos={galleryOrder(room.photos, 'outside')}
      panoramas={room.panoramaUrls.map((url, index, all) => ({
        url,
        label: all.length === 1 ? '室内' : `室内${index + 1}`,
      }))}
      movieUrl={room.movieUrl}
      planAt={hasPlots ? PLOTS : planAt({ photos: room.photos, sketch })}
      planLabel={hasPlots ? '区画図' : undefined}
      mapAt={AROUND}
    />
  )
}
