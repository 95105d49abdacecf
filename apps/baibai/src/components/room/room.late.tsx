import { isClosed } from '@sumai/listings/listing'
import { planFacts } from '@sumai/listings/plan-facts'
import { RoomMeta } from '@sumai/listings/room-meta'
import { AROUND } from '@sumai/listings/surroundings-data'
import { Badge } from '@sumai/ui/badge'
import { Gallery } from '@sumai/ui/gallery'
import { InvestFigures } from './invest-figures.tsx'
import css from './room.module.css'
import type { RoomData } from './room-data.ts'
import { isInvestment } from './room-kind.ts'
import { SoldNotice } from './sold-notice.tsx'
import { Warnings } from './warnings.tsx'
import { zumenRows } from './zumen-rows.tsx'

export { PriceBox } from './price-box.tsx'
export { RoomBelow } from './room-below.tsx'
export { RoomDetails } from './room-details.tsx'

type Props = { data: RoomData }

export function Above({ data: { room, renderedAt } }: Props) {
  return (
    <>
      <RoomMeta room={room} now={renderedAt}>
        {room.bukkenKbnLabel && <Badge>{room.bukkenKbnLabel}</Badge>}
        {room.nyukyoRitsu === 100 && <Badge tone="ok">満室稼働中</Badge>}
      </RoomMeta>
      {isInvestment(room) && (
        <div className={css.figures}>
          <InvestFigures room={room} />
          <Warnings room={room} />
        </div>
      )}
    </>
  )
}

export function Pictures({ data: { room, sketch } }: Props) {
  if (isClosed(room)) return <SoldNotice />
  return (
    <Gallery
      name={room.name}
      photos={room.photos}
      sketch={sketch}
      planFacts={[...planFacts(room), ...zumenRows(room)]}
      panoramas={room.panoramaUrls.map((url, index, all) => ({
        url,
        label: all.length === 1 ? '室内' : `室内${index + 1}`,
      }))}
      movieUrl={room.movieUrl}
      mapAt={AROUND}
    />
  )
}
