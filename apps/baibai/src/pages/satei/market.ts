import type { PriceRange } from '@sumai/domain/satei/price-range'
import { priceRange } from '@sumai/domain/satei/price-range'
import { isoDay } from '@sumai/format/dates'
import { apiContext, httpError, type LoaderFunctionArgs, renderedAtContext } from '@sumai/platform'

/** What the sales searches call the kinds of the valuation, and the area that their prices go by. */
const KINDS = {
  mansion: { bukkenType: 'hanbai_mansion', area: 'senyuMen' },
  kodate: { bukkenType: 'hanbai_chuko', area: 'tatemonoMen' },
  tochi: { bukkenType: 'hanbai_tochi', area: 'tochiMen' },
  ittou: { bukkenType: 'toushi_apartment', area: 'tatemonoMen' },
} as const

const LISTINGS = 50

export type Market = {
  range: PriceRange | null
  day: string
  kind: string
  cityCode: string
} | null

/** Our own listings of a city and kind; for the form, before it asks for a name. */
export async function market({ context, request }: LoaderFunctionArgs): Promise<Market> {
  if (typeof window === 'undefined') throw httpError(404)
  const { searchParams } = new URL(request.url)
  const kind = searchParams.get('satei_bukken') ?? ''
  const cityCode = searchParams.get('city_code') ?? ''
  if (!isKind(kind)) return null
  const { bukkenType, area } = KINDS[kind]
  const answer = await context
    .get(apiContext)
    .baibai.rooms(
      { cityCode, bukkenType, limit: LISTINGS, fields: 'light' },
      { signal: request.signal },
    )
    .catch(() => null)
  if (!answer) return null
  const samples = answer.rooms.map((room) => ({ yen: room.kakaku, area: room[area] ?? 0 }))
  const asked = Number(searchParams.get('area')) || null
  const day = isoDay(context.get(renderedAtContext))
  return { range: priceRange(samples, asked), day, kind, cityCode }
}

const isKind = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind)

/** Which field of the form holds that area. */
export const areaField = (kind: string): 'tochi_men' | 'tatemono_men' =>
  kind === 'tochi' ? 'tochi_men' : 'tatemono_men'
