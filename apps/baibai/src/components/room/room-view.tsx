import { isClosed } from '@sumai/listings/listing'
import { ListingLayout } from '@sumai/listings/listing-layout'
import { late } from '@sumai/platform'
import { useSharedState } from '@sumai/shared-state'
import { Container } from '@sumai/ui/container'
import { useEffect } from 'react'
import type { RoomData } from './room-data.ts'

const part = late(() => import(/* webpackChunkName: "room-late" */ './room.late.tsx'))
const Top = part('Top')
const Aside = part('Aside')
const RoomDetails = part('RoomDetails')
const RoomWide = part('RoomWide')
const RoomBelow = part('RoomBelow')
const Sold = part('Sold')

type Props = { data: RoomData }

/** The page of a listing of any kind; its parts are loaded after it. */
export function RoomView({ data }: Props) {
  const { bukkenNo, kakaku } = data.room
  const { recordView } = useSharedState()
  useEffect(() => {
    recordView({ site: 'baibai', bukkenNo }, kakaku)
  }, [recordView, bukkenNo, kakaku])

  if (isClosed(data.room)) return <Sold data={data} />
  return (
    <>
      <Container>
        <ListingLayout
          top={<Top key={bukkenNo} data={data} />}
          aside={<Aside data={data} />}
          wide={<RoomWide data={data} />}
        >
          <RoomDetails data={data} />
        </ListingLayout>
      </Container>
      <RoomBelow data={data} />
    </>
  )
}
