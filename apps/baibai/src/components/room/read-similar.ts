import type { CallOptions } from '@sumai/api-client'
import { toSaleCards } from '@sumai/listings/to-listing'
import type { Services } from '@sumai/platform'
import type { Room } from './room-data.ts'
import { aroundIt, conditionsLike, nearest, SHOWN } from './similar.ts'

type Where = ReturnType<typeof conditionsLike> | ReturnType<typeof aroundIt>

const ASKED = 20

/**
 * Cards of listings like one, each with the reasons: of its municipality, then of the towns around
 * where those are few. No card shows a picture of the gallery above, or of a card beside it.
 */
export async function readSimilar(
  { api, extra }: Pick<Services, 'api' | 'extra'>,
  room: Room,
  options: CallOptions,
) {
  const read = async (where: Where, except: string[]) => {
    const asked = { ...where, excludeBukkenNo: except, limit: ASKED, fields: 'light' } as const
    return (await extra(api.baibai.rooms(asked, options)))?.rooms ?? []
  }
  const own = await read(conditionsLike(room), [room.bukkenNo])
  const found = nearest(room, own)
  if (found.length < SHOWN) {
    const known = [room, ...own].map(({ bukkenNo }) => bukkenNo)
    found.push(...nearest(room, await read(aroundIt(room), known)))
  }
  const shown = found.slice(0, SHOWN)
  return toSaleCards(
    shown.map(({ listing }) => listing),
    room.photos,
  ).map((listing, index) => ({ listing, reasons: shown[index]?.reasons ?? [] }))
}
