import type { CallOptions } from '@sumai/api-client'
import { distinctLeads } from '@sumai/listings/distinct-leads'
import { toSaleCards } from '@sumai/listings/to-listing'
import type { Services } from '@sumai/platform'
import { aroundIt, conditionsLike, FEWEST, nearest, SHOWN, sameKind } from './similar.ts'

type Found = ReturnType<typeof nearest<Listing>>
type Listing = Parameters<typeof toSaleCards>[0][number]

/** The listing that others are like. */
type Like = Parameters<typeof nearest>[0] & Pick<Listing, 'bukkenNo' | 'photos'>

/** Those that lead with a picture of their own, and those that only repeat one. */
function apartAndAlike(found: Found, room: Like): { apart: Found; alike: Found } {
  const shown = new Set(room.photos.map(({ url }) => url))
  const leads = distinctLeads(
    found.map(({ listing }) => listing),
    room.photos,
  )
  const isApart = leads.map(({ photos: [lead] }) => {
    const isNew = lead !== undefined && !shown.has(lead.url)
    if (lead) shown.add(lead.url)
    return isNew
  })
  return {
    apart: found.filter((_, index) => isApart[index]),
    alike: found.filter((_, index) => !isApart[index]),
  }
}

type Where = ReturnType<typeof conditionsLike | typeof aroundIt | typeof sameKind>

const ASKED = 20

type Reading = Pick<Services, 'api' | 'extra'>

/**
 * Listings like one, each with the reasons: of its municipality, where those are few of the towns
 * around, and then of its kind. None leads with a picture of it, or of another of them, where enough
 * others are found.
 */
export async function findSimilar(
  { api, extra }: Reading,
  room: Like,
  except: readonly string[],
  options: CallOptions,
): Promise<Found> {
  const read = async (where: Where, known: string[]) => {
    const asked = {
      ...where,
      excludeBukkenNo: [...except, ...known],
      limit: ASKED,
      fields: 'light',
    } as const
    return (await extra(api.baibai.rooms(asked, options)))?.rooms ?? []
  }
  const found: Found = []
  for (const where of [conditionsLike(room), aroundIt(room), sameKind(room)]) {
    if (apartAndAlike(found, room).apart.length >= SHOWN) break
    const known = found.map(({ listing }) => listing.bukkenNo)
    found.push(...nearest(room, await read(where, known)))
  }
  const { apart, alike } = apartAndAlike(found, room)
  return (apart.length < FEWEST ? [...apart, ...alike] : apart).slice(0, SHOWN)
}

/** The same as cards, none with a picture of the gallery above. */
export async function readSimilar(services: Reading, room: Like, options: CallOptions) {
  const shown = await findSimilar(services, room, [room.bukkenNo], options)
  return toSaleCards(
    shown.map(({ listing }) => listing),
    room.photos,
  ).map((listing, index) => ({ listing, reasons: shown[index]?.reasons ?? [] }))
}
