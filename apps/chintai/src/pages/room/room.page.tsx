import { sharePicture } from '@sumai/format/pictures'
import { isClosed } from '@sumai/listings/listing'
import { ListingLayout } from '@sumai/listings/listing-layout'
import {
  type LoaderFunctionArgs,
  late,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { useSharedState } from '@sumai/shared-state'
import { Container } from '@sumai/ui/container'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import css from './room.module.css'
import type { RoomData } from './room-data.ts'
import { roomJsonLd } from './room-json-ld.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { readRoom } = await import(/* webpackChunkName: "room-late" */ './room-data.ts')
  return readRoom(servicesOf(context), params, request)
}

export const handle = {
  title: ({ data }) => data.head.title,
  description: ({ data }) => data.head.description,
  heading: null,
  head: 'dense',
  breadcrumbs: ({ data }) => data.head.breadcrumbs,
  robots: ({ data }) => (isClosed(data.room) ? 'noindex,follow' : 'index,follow'),
  canonical: ({ data }) => paths.room(data.room),
  ogImage: ({ data: { room } }) =>
    isClosed(room) ? undefined : sharePicture('chintai', room.bukkenNo, room.hyYachin),
  jsonLd: ({ data }) => [roomJsonLd(data.room)],
} satisfies RouteHandle<RoomData>

const part = late(() => import(/* webpackChunkName: "room-late" */ './room.late.tsx'))
const Top = part('Top')
const Aside = part('Aside')
const Details = part('Details')
const Below = part('Below')

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
        <ListingLayout top={<Top key={bukkenNo} data={data} />} aside={<Aside data={data} />}>
          <Details data={data} />
        </ListingLayout>
      </Container>
      <div className={css.onward}>
        <Below data={data} />
      </div>
    </>
  )
}
