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
import {
  roomBreadcrumbs,
  roomDescription,
  roomJsonLd,
  roomTitle,
} from '../../components/room/room-head.ts'
import { RoomView } from '../../components/room/room-view.tsx'
import { SIMULATORS_CHUNK } from '../../components/simulators/late.tsx'
import { paths } from '../../paths.ts'

export async function loader({ context, params: { cityid, id }, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const options = { signal: request.signal }
  const { pathname, search, origin } = new URL(request.url)
  if (!cityid) throw redirect(paths.search, 301)
  if (!id) {
    const { city } = await api.cities.get(cityid, options)
    throw redirect(paths.city(city.slug), 301)
  }
  if (!isBukkenNo(id)) throw httpError(404)

  const [{ room }, city] = await Promise.all([
    api.baibai.room(id, options),
    // In the title: waited for like the listing itself, but a city that is wrong only redirects.
    api.cities.get(cityid, options).catch(() => null),
  ])
  // Another city, a slug for its code, capitals: one listing has one address.
  const address = paths.room(room)
  if (pathname !== address) throw redirect(address + search, 301)
  const data = await roomData(api, context.get(extraContext), room, {
    ...options,
    url: origin + address,
    renderedAt: context.get(renderedAtContext),
  })
  return { ...data, city: city && { name: city.city.cityName, slug: city.city.slug } }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  chunks: ['room'],
  lateChunks: ['room-late', SIMULATORS_CHUNK],
  title: ({ data }) => roomTitle(data),
  description: ({ data }) => roomDescription(data),
  heading: ({ data }) => data.room.name,
  breadcrumbs: ({ data }) => roomBreadcrumbs(data),
  robots: ({ data }) => (data.room.boshuStatus === 'closed' ? 'noindex,follow' : 'index,follow'),
  canonical: ({ data }) => paths.room(data.room),
  jsonLd: ({ data }) => roomJsonLd(data),
} satisfies RouteHandle<Data>

export function Component() {
  return <RoomView data={useLoaderData<typeof loader>()} />
}
