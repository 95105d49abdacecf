import { rentalName } from '@sumai/listings/rental-name'
import {
  type LoaderFunctionArgs,
  late,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { useSharedState } from '@sumai/shared-state'
import { Container } from '@sumai/ui/container'
import { Suspense, useEffect } from 'react'
import { paths } from '../../paths.ts'
import { isClosed } from './is-closed.ts'
import css from './room.module.css'
import type { RoomData } from './room-data.ts'
import { roomJsonLd } from './room-json-ld.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { readRoom } = await import(/* webpackChunkName: "room-late" */ './room-data.ts')
  return readRoom(servicesOf(context), params, request)
}

export const handle = {
  chunks: ['room'],
  lateChunks: ['room-late'],
  title: ({ data }) => data.head.title,
  description: ({ data }) => data.head.description,
  heading: ({ data }) => rentalName(data.room),
  breadcrumbs: ({ data }) => data.head.breadcrumbs,
  robots: ({ data }) => (isClosed(data.room) ? 'noindex,follow' : 'index,follow'),
  canonical: ({ data }) => paths.room(data.room),
  jsonLd: ({ data }) => [roomJsonLd(data.room)],
} satisfies RouteHandle<RoomData>

const parts = () => import(/* webpackChunkName: "room-late" */ './room-parts.tsx')
const Meta = late(async () => (await parts()).Meta)
const Pictures = late(async () => (await parts()).Pictures)
const Aside = late(async () => (await parts()).Aside)
const Details = late(async () => (await parts()).Details)
const Below = late(async () => (await parts()).Below)

export function Component() {
  const data = useLoaderData<typeof loader>()
  const { bukkenNo, hyYachin } = data.room
  const { recordView } = useSharedState()
  useEffect(() => {
    recordView({ site: 'chintai', bukkenNo }, hyYachin)
  }, [recordView, bukkenNo, hyYachin])

  return (
    <>
      <Container>
        <Suspense fallback={null}>
          <Meta data={data} />
        </Suspense>
        <div className={css.page}>
          <div className={css.gallery}>
            <Suspense fallback={null}>
              <Pictures key={bukkenNo} data={data} />
            </Suspense>
          </div>
          <div className={css.aside}>
            <Suspense fallback={null}>
              <Aside data={data} />
            </Suspense>
          </div>
          <div className={css.body}>
            <Suspense fallback={null}>
              <Details data={data} />
            </Suspense>
          </div>
        </div>
      </Container>
      <div className={css.onward}>
        <Suspense fallback={null}>
          <Below data={data} />
        </Suspense>
      </div>
    </>
  )
}
