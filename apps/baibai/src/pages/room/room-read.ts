import { isBukkenNo } from '@sumai/domain/bukken-no'
import { goneForGood } from '@sumai/listings/gone-for-good'
import { isClosed } from '@sumai/listings/listing'
import { httpError, redirect, type Services } from '@sumai/platform'
import { roomData } from '../../components/room/room-data.ts'
import { roomBreadcrumbs, roomDescription, roomTitle } from '../../components/room/room-head.ts'
import { paths } from '../../paths.ts'

type Place = { cityid?: string; id?: string }

/** Everything the page of a listing shows; throws the redirects and errors of its address. */
export async function readRoom(services: Services, { cityid, id }: Place, request: Request) {
  const { api } = services
  const options = { signal: request.signal }
  const { pathname, search } = new URL(request.url)
  if (!cityid) throw redirect(paths.search, 301)
  if (!id) {
    const { city } = await api.cities.get(cityid, options)
    throw redirect(paths.place(city.slug), 301)
  }
  if (!isBukkenNo(id)) throw httpError(404)

  const [answer, named] = await Promise.all([
    api.baibai.room(id, options).catch(goneForGood),
    // In the title: waited for like the listing itself, but a city that is wrong only redirects.
    api.cities.get(cityid, options).catch(() => null),
  ])
  const { room } = answer
  // Another city, a slug for its code, capitals: one listing has one address.
  const address = paths.room(room)
  if (pathname !== address) throw redirect(address + search, 301)
  const about = { room, city: named && { name: named.city.cityName, slug: named.city.slug } }
  return {
    ...(await roomData(services, answer, request)),
    head: {
      title: roomTitle(about),
      description: roomDescription(about),
      breadcrumbs: roomBreadcrumbs(about),
      robots: isClosed(room) ? ('noindex,follow' as const) : ('index,follow' as const),
    },
  }
}
