import { telOf } from '@sumai/domain/tel'
import { late } from '@sumai/platform'
import { useSharedState } from '@sumai/shared-state'
import { ActionBar } from '@sumai/ui/action-bar'
import { AreaMap } from '@sumai/ui/area-map'
import { Badge } from '@sumai/ui/badge'
import { CardGrid } from '@sumai/ui/card-grid'
import { Container } from '@sumai/ui/container'
import { Gallery } from '@sumai/ui/gallery'
import { KeyFacts } from '@sumai/ui/key-facts'
import { planFacts } from '@sumai/ui/plan-facts'
import { RoomMeta } from '@sumai/ui/room-meta'
import { Section } from '@sumai/ui/section'
import { StaffComment } from '@sumai/ui/staff-comment'
import { Suspense, useEffect } from 'react'
import { paths } from '../../paths.ts'
import { ListingCard } from '../listing-card.tsx'
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

type Props = { data: RoomData }

/** The page of one listing, whatever is sold. */
export function RoomView({ data }: Props) {
  const { room, shop, staff, similar, map, renderedAt } = data
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
      {similar.length > 0 && (
        <Section heading={isForRent ? '条件が近い投資用物件' : '条件が近い物件'} paper>
          <CardGrid rail>
            {similar.map(({ listing, reasons }) => (
              <ListingCard
                key={listing.bukkenNo}
                room={listing}
                now={renderedAt}
                note={reasons.join('・')}
              />
            ))}
          </CardGrid>
        </Section>
      )}
      <ActionBar
        site="baibai"
        tel={telOf(shop)}
        enquiryTo={paths.property(bukkenNo)}
        visitTo={paths.reservation(room)}
      />
    </>
  )
}
