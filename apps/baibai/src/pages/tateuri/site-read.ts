import { isBukkenNo } from '@sumai/domain/bukken-no'
import { goneForGood } from '@sumai/listings/gone-for-good'
import { httpError, redirect, type Services } from '@sumai/platform'
import { roomData } from '../../components/room/room-data.ts'
import { roomDescription } from '../../components/room/room-head.ts'
import { paths } from '../../paths.ts'

/** Everything the page of a site of new houses shows; any other listing has a page elsewhere. */
export async function readSite(services: Services, id: string, request: Request) {
  if (!isBukkenNo(id)) throw httpError(404)
  const { api, extra } = services
  const options = { signal: request.signal }
  const answer = await api.baibai.room(id, options).catch(goneForGood)
  const { room } = answer
  if (room.bukkenType !== 'tateuri') throw redirect(paths.room(room), 301)
  const [data, named] = await Promise.all([
    roomData(services, answer, request),
    extra(api.cities.get(room.cityCode, options)),
  ])
  const city = named && { name: named.city.cityName, slug: named.city.slug }
  const heading = room.bunjo ? `${room.name}（全${room.bunjo.kukakuSu}区画）` : room.name
  return { ...data, head: { heading, description: roomDescription({ room, city }) } }
}
