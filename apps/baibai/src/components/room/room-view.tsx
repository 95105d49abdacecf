import { late } from '@sumai/platform'
import { useSharedState } from '@sumai/shared-state'
import { Container } from '@sumai/ui/container'
import { Suspense, useEffect } from 'react'
import type { RoomData } from './room-data.ts'
import css from './room-view.module.css'

const parts = () => import(/* webpackChunkName: "room-late" */ './room-parts.tsx')
const Above = late(async () => (await parts()).Above)
const Pictures = late(async () => (await parts()).Pictures)
const PriceBox = late(async () => (await parts()).PriceBox)
const RoomDetails = late(async () => (await parts()).RoomDetails)
const RoomBelow = late(async () => (await parts()).RoomBelow)

type Props = { data: RoomData }

/** The page of one listing, whatever is sold. */
export function RoomView({ data }: Props) {
  const { bukkenNo, kakaku } = data.room
  const { recordView } = useSharedState()
  useEffect(() => {
    recordView({ site: 'baibai', bukkenNo }, kakaku)
  }, [recordView, bukkenNo, kakaku])

  return (
    <>
      <Container>
        <Suspense fallback={null}>
          <Above data={data} />
        </Suspense>
        <div className={css.page}>
          <div className={css.gallery}>
            <Suspense fallback={null}>
              <Pictures key={bukkenNo} data={data} />
            </Suspense>
          </div>
          <div className={css.aside}>
            <Suspense fallback={null}>
              <PriceBox data={data} />
            </Suspense>
          </div>
          <div className={css.body}>
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
