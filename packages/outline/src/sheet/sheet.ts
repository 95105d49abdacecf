import type { Fact } from '../facts.ts'
import type { SheetShop } from './sheet-shop.ts'

/** What a マイソク (the sheet of one A4 that hands a listing over a counter) says, in words. */
export type Sheet = {
  site: 'chintai' | 'baibai'
  bukkenNo: string
  /** 賃貸マンション, 中古一戸建て */
  kind: string
  name: string
  headline: string
  price: { label: string; amount: string; note: string }
  /** What else it costs, or brings in. */
  costs: Fact[]
  access: string[]
  address: string
  /** The outline that an advertisement must state. */
  rows: Fact[]
  facilities: string
  photos: { url: string; caption: string }[]
  plan: { url: string; isSketch: boolean } | null
  /** For the map. */
  at: { lat: number; lng: number }
  dates: string
  shop: SheetShop | null
  /** Address of the page, with its origin. */
  url: string
}

/** What is known beside the listing itself. */
export type SheetContext = {
  sketch: { url: string } | null
  shop: SheetShop | null
  url: string
}

/** Below a plan. */
export const PLAN_NOTE = {
  plan: '間取り図（図面と現況が異なるときは、現況を優先します）',
  sketch: '間取り略図（図面と現況が異なるときは、現況を優先します）',
}

/** A large photo and two small ones; a second large one takes the place of a missing plan. */
const PHOTOS = 4

type Pictured = { photos: readonly { url: string; type: string; caption: string }[] }

/** `leads`: the kind of photo that comes first. */
export function sheetPictures(
  { photos }: Pictured,
  sketch: SheetContext['sketch'],
  leads: 'rooms' | 'outside',
): Pick<Sheet, 'photos' | 'plan'> {
  const plan = photos.find(({ type }) => type === 'madori')
  // The sheet draws a map of its own.
  const own = photos.filter(({ type }) => type !== 'madori' && type !== 'map')
  const isOutside = ({ type }: { type: string }) => type === 'gaikan'
  const first = own.filter((one) => isOutside(one) === (leads === 'outside'))
  const second = own.filter((one) => !first.includes(one))
  // One of the other kind is always seen.
  const ordered = [
    ...first.slice(0, 1),
    ...second.slice(0, 1),
    ...first.slice(1),
    ...second.slice(1),
  ]
  return {
    photos: ordered.slice(0, PHOTOS).map(({ url, caption }) => ({ url, caption })),
    plan: plan ? { url: plan.url, isSketch: false } : sketch && { url: sketch.url, isSketch: true },
  }
}
