import { late } from '@sumai/platform'
import { useSharedState } from '@sumai/shared-state'
import { AreaMap } from '@sumai/ui/area-map'
import { Badge } from '@sumai/ui/badge'
import { Container } from '@sumai/ui/container'
import { Gallery } from '@sumai/ui/gallery'
import { KeyFacts } from '@sumai/ui/key-facts'
import { planFacts } from '@sumai/ui/plan-facts'
import { RoomMeta } from '@sumai/ui/room-meta'
import { StaffComment } from '@sumai/ui/staff-comment'
import { Suspense, useEffect } from 'react'
import { InvestFigures } from './invest-figures.tsx'
import { keyFacts } from './key-facts.ts'
import { Planning } from './planning.tsx'
import { PriceBox } from './price-box.tsx'
import type { RoomData } from './room-data.ts'
import { isInvestment } from './room-kind.ts'
import css from './room-view.module.css'
import { Warnings } from './warnings.tsx'

const RoomDetails = late(
  async () => (await import(/* webpackChunkName: "room-late" */ './room-details.tsx')).RoomDetails,
)

const RoomBelow = late(
  async () => (await import(/* webpackChunkName: "room-late" */ './room-below.tsx')).RoomBelow,
)

type Props = { data: RoomData }

/** The page of one listing, whatever is sold. */
export function RoomView({ data }: Props) {
  const { room, shop, staff, map, renderedAt } = data
  const { bukkenNo, kakaku } = room
  const { recordView } = useSharedState()
  useEffect(() => {
    recordView({ site: 'baibai', bukkenNo }, kakaku)
  }, [recordView, bukkenNo, kakaku])
  const isForRent = isInvestment(room)

  return (
    <>
      <Container>
        <RoomMeta room={room} now={renderedAt}>
          {room.bukkenKbnLabel && <Badge>{room.bukkenKbnLabel}</Badge>}
          {room.nyukyoRitsu === 100 && <Badge tone="ok">満室稼働中</Badge>}
        </RoomMeta>
        {isForRent && (
          <div className={css.figures}>
            <InvestFigures room={room} />
            <Warnings room={room} />
          </div>
        )}
        <div className={css.page}>
          <div className={css.gallery}>
            <Gallery
              key={bukkenNo}
              name={room.name}
              photos={room.photos}
              planFacts={planFacts(room)}
              panoramas={room.panoramaUrls.map((url, index, all) => ({
                url,
                label: all.length === 1 ? '室内' : `室内${index + 1}`,
              }))}
              map={<AreaMap name={room.name} centre={room} precision="about" {...map} />}
            />
          </div>
          <div className={css.aside}>
            <PriceBox data={data} />
          </div>
          <div className={css.body}>
            <KeyFacts facts={keyFacts(room)} />
            <StaffComment comment={room.comment} staff={staff} shop={shop} />
            {isForRent && <Planning data={data} />}
            <Suspense fallback={null}>
              <RoomDetails data={data} />
            </Suspense>
          </div>
        </div>
      </Container>
      <Suspense fallback={null}>
        <RoomBelow data={data} />
      </Suspense>
    </>
  )
}
