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
import { crumbs, paths } from '../../paths.ts'

export async function loader({ context, params: { id = '' }, request }: LoaderFunctionArgs) {
  const { readSite } = await import(/* webpackChunkName: "room-late" */ './site-read.ts')
  return readSite(servicesOf(context), id, request)
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: ({ data }) => `${data.head.heading}｜新築分譲住宅`,
  description: ({ data }) => data.head.description,
  heading: null,
  head: 'dense',
  breadcrumbs: ({ data }) =>
    crumbs(['新築分譲住宅', paths.tateuri], ['一覧', paths.tateuriList], data.room.name),
  robots: ({ data }) => (isClosed(data.room) ? 'noindex,follow' : 'index,follow'),
  ogImage: ({ data: { room } }) =>
    isClosed(room) ? undefined : sharePicture('baibai', room.bukkenNo, room.kakaku),
  jsonLd: ({ data }) => roomJsonLd(data),
} satisfies RouteHandle<Data>

export function Component() {
  return <RoomView data={useLoaderData<typeof loader>()} />
}
