import { late } from '@sumai/platform'
import { useSharedState } from '@sumai/shared-state'
import { Container } from '@sumai/ui/container'
import { useEffect } from 'react'
import type { RoomData } from './room-data.ts'
import css from './room-view.module.css'

const part = late(() => import(/* webpackChunkName: "room-late" */ './room.late.tsx'))
const Above = part('Above')
const Pictures = part('Pictures')
const PriceBox = part('PriceBox')
const RoomDetails = part('RoomDetails')
const RoomBelow = part('RoomBelow')

type Props = { data: RoomData }

/** The page of a listing of any kind. */
export function RoomView({ data }: Props) {
  const { bukkenNo, kakaku } = data.room
  const { recordView } = useSharedState()
  useEffect(() => {
    recordView({ site: 'baibai', bukkenNo }, kakaku)
  }, [recordView, bukkenNo, kakaku])

  return (
    <>
      <Container>
        <Above data={data} />
        <div className={css.page}>
          <div className={css.gallery}>
            <Pictures key={bukkenNo} data={data} />
          </div>
          <div className={css.aside}>
            <PriceBox data={data} />
          </div>
          <div className={css.body}>
            <RoomDetails data={data} />
          </div>
        </div>
      </Container>
      <RoomBelow data={data} />
    </>
  )
}
