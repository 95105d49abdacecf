import { sharePicture } from '@sumai/format/pictures'
import { isClosed } from '@sumai/listings/listing'
import {
  type LoaderFunctionArgs,
  type RouteHandle,
  servicesOf,
  useLoaderData,
} from '@sumai/platform'
import { roomJsonLd } from '../../components/room/room-json-ld.ts'
import { RoomView } from '../../components/room/room-view.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { readRoom } = await import(/* webpackChunkName: "room-late" */ './room-read.ts')
  return readRoom(servicesOf(context), params, request)
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: ({ data }) => data.head.title,
  description: ({ data }) => data.head.description,
  heading: null,
  head: 'dense',
  breadcrumbs: ({ data }) => data.head.breadcrumbs,
  robots: ({ data }) => data.head.robots,
  ogImage: ({ data: { room } }) =>
    isClosed(room) ? undefined : sharePicture('baibai', room.bukkenNo, room.kakaku),
  jsonLd: ({ data }) => roomJsonLd(data),
} satisfies RouteHandle<Data>

export function Component() {
  return <RoomView data={useLoaderData<typeof loader>()} />
}
