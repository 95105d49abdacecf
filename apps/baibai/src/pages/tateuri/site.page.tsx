import { isBukkenNo } from '@sumai/domain/bukken-no'
import {
  apiContext,
  extraContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  redirect,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { roomData } from '../../components/room/room-data.ts'
import { roomDescription, roomJsonLd } from '../../components/room/room-head.ts'
import { RoomView } from '../../components/room/room-view.tsx'
import { SIMULATORS_CHUNK } from '../../components/simulators/late.tsx'
import { paths } from '../../paths.ts'

export async function loader({ context, params: { id = '' }, request }: LoaderFunctionArgs) {
  if (!isBukkenNo(id)) throw httpError(404)
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const { room } = await api.baibai.room(id, options)
  const address = paths.room(room)
  if (room.bukkenType !== 'tateuri') throw redirect(address, 301)
  const extra = context.get(extraContext)
  const [data, city] = await Promise.all([
    roomData(api, extra, room, {
      ...options,
      url: new URL(address, request.url).href,
      renderedAt: context.get(renderedAtContext),
    }),
    extra(api.cities.get(room.cityCode, options)),
  ])
  return { ...data, city: city && { name: city.city.cityName, slug: city.city.slug } }
}

type Data = Awaited<ReturnType<typeof loader>>

const headingOf = ({ room: { name, bunjo } }: Data) =>
  bunjo ? `${name}（全${bunjo.kukakuSu}区画）` : name

export const handle = {
  chunks: ['room'],
  lateChunks: ['room-late', SIMULATORS_CHUNK],
  title: ({ data }) => `${headingOf(data)}｜新築分譲住宅`,
  description: ({ data }) => roomDescription(data),
  heading: ({ data }) => headingOf(data),
  breadcrumbs: ({ data }) => [
    { label: 'トップ', to: paths.top },
    { label: '新築分譲住宅', to: paths.tateuri },
    { label: '一覧', to: paths.tateuriList },
    { label: data.room.name, to: null },
  ],
  robots: ({ data }) => (data.room.boshuStatus === 'closed' ? 'noindex,follow' : 'index,follow'),
  jsonLd: ({ data }) => roomJsonLd(data),
} satisfies RouteHandle<Data>

export function Component() {
  return <RoomView data={useLoaderData<typeof loader>()} />
}
