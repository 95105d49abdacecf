import type { Letter } from '../../letters/letter.ts'
import { placeMap } from '../../letters/place-map.ts'
import { sitePages } from '../../letters/site-pages.ts'
import { type Booked, isOnline, whenText, whereText } from './booked.ts'

/** What every letter about a booking shows of it: when and where, the map, the way to change it. */
export const bookingOf = (
  booked: Booked,
  origin: string,
): Pick<Letter, 'appointment' | 'actions' | 'map'> => ({
  appointment: {
    when: whenText(booked.reservation),
    where: whereText(booked),
    isCancelled: booked.reservation.cancelledAt !== null,
  },
  actions: actionsOf(booked),
  map: mapOf(booked, origin),
})

function actionsOf(booked: Booked): Letter['actions'] {
  const { seminar, link } = booked
  const change = { label: 'ご予約を変更・取り消しする', href: link }
  const page = isOnline(booked) && seminar?.onlineUrl
  return page ? [{ label: '参加用のページを開く', href: page }, change] : [change]
}

/** Of the shop, or of the one home where one meets. */
function mapOf(booked: Booked, origin: string): Letter['map'] {
  const { reservation, site, method, shop, homes } = booked
  if (isOnline(booked) || reservation.kind === 'seminar') return undefined
  const [home] = homes
  if (method === 'onsite') return home && homes.length === 1 ? placeMap(origin, home) : undefined
  if (!shop) return undefined
  const href = sitePages(origin).shop(site, shop.tenpoNo)
  return placeMap(origin, { ...shop, name: shop.tenpoName, href })
}
