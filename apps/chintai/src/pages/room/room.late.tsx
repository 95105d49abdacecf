import { QuestionRows } from '@sumai/content/question-rows'
import { telOf } from '@sumai/domain/brand'
import { ContactBar } from '@sumai/listings/contact-bar'
import { Facilities } from '@sumai/listings/facilities'
import { Hazard } from '@sumai/listings/hazard'
import { KeyFacts } from '@sumai/listings/key-facts'
import { isClosed } from '@sumai/listings/listing'
import { planFacts } from '@sumai/listings/plan-facts'
import { rentalName } from '@sumai/listings/rental-name'
import { RoomMeta } from '@sumai/listings/room-meta'
import { RoomSection } from '@sumai/listings/room-section'
import { ShopCard } from '@sumai/listings/shop-card'
import { StaffComment } from '@sumai/listings/staff-comment'
import { Surroundings } from '@sumai/listings/surroundings'
import { AROUND } from '@sumai/listings/surroundings-data'
import { Gallery } from '@sumai/ui/gallery'
import { paths } from '../../paths.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { keyFacts } from './key-facts.ts'
import { Neighbours } from './neighbours.tsx'
import { Outline } from './outline.tsx'
import { PriceBox } from './price-box.tsx'
import { Recent } from './recent.tsx'
import type { RoomData } from './room-data.ts'
import { Similar } from './similar.tsx'
import { TermNotice } from './term-notice.tsx'

type Props = { data: RoomData }

export const Meta = ({ data: { room, city, similar, renderedAt } }: Props) => (
  <>
    <RoomMeta room={room} now={renderedAt} />
    {isClosed(room) && (
      <>
        <ClosedNotice city={city} />
        <Similar rooms={similar} now={renderedAt} instead />
      </>
    )}
  </>
)

/** Photos, floor plan, panorama and film. */
export function Pictures({ data: { room, sketch } }: Props) {
  const name = rentalName(room)
  const panoramas = room.panoramaUrls.map((url, index) => ({ url, label: `お部屋${index + 1}` }))
  return (
    <Gallery
      name={name}
      photos={room.photos}
      sketch={sketch}
      planFacts={planFacts(room)}
      panoramas={panoramas}
      movieUrl={room.movieUrl}
      mapAt={AROUND}
    />
  )
}

export const Aside = ({ data: { room, shop, url } }: Props) => (
  <PriceBox room={room} shop={shop} url={url} />
)

/** Facts about the room, then its shop. */
export function Details({ data }: Props) {
  const { room, shop, staff, visits, neighbours, questions, places, renderedAt } = data
  return (
    <>
      <TermNotice room={room} />
      <KeyFacts facts={keyFacts(room)} />
      <StaffComment comment={room.comment} staff={staff} shop={shop} />
      <Outline room={room} />
      <Facilities labels={room.setsubijokenLabel} />
      <Surroundings name={rentalName(room)} home={room} places={places} />
      <Hazard hazard={room.hazard} />
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
      <Recent except={room.bukkenNo} />
      {!isClosed(room) && (
        <ContactBar
          paths={paths}
          tel={telOf(shop)}
          enquiryTo={paths.property(room.bukkenNo)}
          visitTo={paths.reservation(room)}
        />
      )}
    </>
  )
}
