import { QuestionRows } from '@sumai/content/question-rows'
import { telOf } from '@sumai/domain/brand'
import { AsideActions } from '@sumai/listings/aside-actions'
import { ContactBar } from '@sumai/listings/contact-bar'
import { Facilities } from '@sumai/listings/facilities'
import { galleryOrder } from '@sumai/listings/gallery-order'
import { Hazard } from '@sumai/listings/hazard'
import { HazardBadge } from '@sumai/listings/hazard-badge'
import { isClosed } from '@sumai/listings/listing'
import { ListingHead } from '@sumai/listings/listing-head'
import { ListingTools } from '@sumai/listings/listing-tools'
import { ListingTop } from '@sumai/listings/listing-top'
import { planFacts } from '@sumai/listings/plan-facts'
import { PlanSection, planAt } from '@sumai/listings/plan-section'
import { RecentlyViewed } from '@sumai/listings/recently-viewed'
import { RoomSection } from '@sumai/listings/room-section'
import { ShopCard } from '@sumai/listings/shop-card'
import { StaffComment } from '@sumai/listings/staff-comment'
import { Surroundings } from '@sumai/listings/surroundings'
import { AROUND } from '@sumai/listings/surroundings-data'
import { rentalName } from '@sumai/outline/rental-room'
import type { SheetContext } from '@sumai/outline/sheet'
import { Gallery } from '@sumai/ui/gallery'
import { SEEN } from '../../components/seen.ts'
import { paths } from '../../paths.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { Neighbours } from './neighbours.tsx'
import { Outline } from './outline.tsx'
import { PriceBox } from './price-box.tsx'
import { RoomActions, RoomBand } from './room-band.tsx'
import type { Room, RoomData } from './room-data.ts'
import { Similar } from './similar.tsx'
import { TermNotice } from './term-notice.tsx'

type Props = { data: RoomData }

/** What one decides by. */
export const Top = ({ data }: Props) => (
  <ListingTop
    head={<Head data={data} />}
    gallery={<Pictures data={data} />}
    band={<RoomBand room={data.room} shop={data.shop} centres={data.centres} />}
  />
)

/** What it is called; of a room that is let, what there is instead. */
const Head = ({ data: { room, city, similar, sketch, shop, url, renderedAt } }: Props) => {
  const name = rentalName(room)
  const listing = { site: 'chintai', bukkenNo: room.bukkenNo } as const
  return (
    <>
      {isClosed(room) && (
        <>
          <ClosedNotice city={city} />
          <Similar rooms={similar} now={renderedAt} instead />
        </>
      )}
      <ListingHead
        room={room}
        name={name}
        now={renderedAt}
        badges={<HazardBadge hazard={room.hazard} />}
        tools={
          <ListingTools
            listing={listing}
            name={name}
            url={url}
            sheet={isClosed(room) ? undefined : () => sheetOf(room, { sketch, shop, url })}
          />
        }
      />
    </>
  )
}

async function sheetOf(room: Room, context: SheetContext) {
  const { rentalSheet } = await import(
    /* webpackChunkName: "maisoku" */ '@sumai/outline/rental-sheet'
  )
  return rentalSheet(room, context)
}

/** Photos, panorama and film. */
function Pictures({ data: { room, sketch } }: Props) {
  const name = rentalName(room)
  const panoramas = room.panoramaUrls.map((url, index) => ({ url, label: `お部屋${index + 1}` }))
  return (
    <Gallery
      name={name}
      photos={galleryOrder(room.photos, 'rooms')}
      panoramas={panoramas}
      movieUrl={room.movieUrl}
      planAt={planAt({ photos: room.photos, sketch })}
      mapAt={AROUND}
    />
  )
}

export const Aside = ({ data: { room, shop } }: Props) => (
  <>
    <PriceBox room={room} />
    {!isClosed(room) && (
      <AsideActions>
        <RoomActions room={room} shop={shop} />
      </AsideActions>
    )}
  </>
)

/** Facts about the room, then its shop. */
export function Details({ data }: Props) {
  const { room, sketch, shop, staff, visits, neighbours, questions, near, renderedAt } = data
  return (
    <>
      <TermNotice room={room} />
      <PlanSection
        name={rentalName(room)}
        photos={room.photos}
        sketch={sketch}
        facts={planFacts(room)}
      />
      <StaffComment comment={room.comment} staff={staff} shop={shop} />
      <Outline room={room} />
      <Facilities labels={room.setsubijokenLabel} />
      <Surroundings name={rentalName(room)} home={room} near={near} />
      <Hazard hazard={room.hazard} at={room} />
      <Neighbours room={room} neighbours={neighbours} />
      <ShopCard
        shop={shop}
        staff={staff}
        visits={isClosed(room) ? [] : visits}
        shopTo={paths.shop(room.tenpoNo)}
        visitTo={paths.reservation(room)}
        renderedAt={renderedAt}
      />
      {questions.length > 0 && (
        <RoomSection heading="この部屋についてよくある質問">
          <QuestionRows questions={questions} to={paths.question} />
        </RoomSection>
      )}
    </>
  )
}

export function Below({ data: { room, shop, similar, renderedAt } }: Props) {
  return (
    <>
      {!isClosed(room) && <Similar rooms={similar} now={renderedAt} />}
      <RecentlyViewed {...SEEN} except={room.bukkenNo} historyTo={paths.history} />
      {!isClosed(room) && (
        <ContactBar
          paths={paths}
          tel={telOf(shop)}
          enquiryTo={paths.property(room.bukkenNo)}
          visitTo={paths.reservation(room)}
          enquiry="空室を確認"
          visit="内見を予約"
        />
      )}
    </>
  )
}
