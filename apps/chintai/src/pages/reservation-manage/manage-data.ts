import { type Api, type Camelized, isApiError } from '@sumai/api-client'
import type { ReservationView } from '@sumai/api-client/contract/reservation'
import {
  apiContext,
  data,
  extraContext,
  type LoaderFunctionArgs,
  renderedAtContext,
} from '@sumai/platform'

export type Reservation = Camelized<ReservationView>

export type ManageData = Awaited<ReturnType<typeof readBooking>>

/** The booking behind the link, and what it can be changed to. */
export async function manageData(args: LoaderFunctionArgs) {
  const found = await readBooking(args)
  return data(found, { status: found.reservation ? 200 : 404 })
}

async function readBooking({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const api = context.get(apiContext)
  const extra = context.get(extraContext)
  const options = { signal: request.signal }
  const now = context.get(renderedAtContext)
  const done = searchParams.get('done')
  const reservation = await bookingOf(api, searchParams.get('token') ?? '', request.signal)
  if (!reservation) return { reservation, shop: null, slots: null, seminar: null, now, done }

  const { kind, status, tenpoNo, contentId } = reservation
  const canMove = status === 'booked'
  const [shop, slots, seminar] = await Promise.all([
    tenpoNo ? extra(api.shops.get(tenpoNo, options)) : null,
    canMove && kind === 'visit' && tenpoNo ? extra(api.inquiry.slots({ tenpoNo }, options)) : null,
    contentId ? extra(api.contents.get(contentId, options)) : null,
  ])
  return {
    reservation,
    shop: shop?.shop ?? null,
    slots: slots?.inquirySlots ?? null,
    seminar: seminar?.content ?? null,
    now,
    done,
  }
}

/** Nothing for a link that was not made by the API; it was cut off, or somebody invented it. */
async function bookingOf(api: Api, token: string, signal: AbortSignal) {
  if (token === '') return null
  try {
    return (await api.reservation.get({ token }, { signal })).reservation
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}
