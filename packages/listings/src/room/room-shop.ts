import type { Camelized } from '@sumai/api-client'
import type { SlotDay } from '@sumai/api-client/contract/inquiry-slots'
import type { Shop } from '@sumai/api-client/contract/shop'
import type { Staff } from '@sumai/api-client/contract/staff'

import { sheetShop } from '@sumai/outline/sheet-shop'

/** The fields of the advertising shop that the page of a listing shows. */
export const toRoomShop = (shop: Camelized<Shop>) => ({
  ...sheetShop(shop),
  tenpoNo: shop.tenpoNo,
  lat: shop.lat,
  lng: shop.lng,
  opening: {
    eigyoStart: shop.eigyoStart,
    eigyoEnd: shop.eigyoEnd,
    teikyuWeek: shop.teikyuWeek,
    teikyuBusyMonthsOpen: shop.teikyuBusyMonthsOpen,
    holidays: shop.holidays,
  },
  access: shop.access,
  parkingCount: shop.parkingCount,
  photo: shop.photos[0] ?? null,
})

/** The member of staff in charge, with the most important qualification. */
export const toRoomStaff = (staff: Camelized<Staff>) => ({
  name: staff.name,
  photoUrl: staff.photoUrl,
  title: staff.shikaku[0] ?? staff.yakushoku,
  message: staff.message,
})

/** A time at which the shop can be visited: `YYYY-MM-DD` and `HH:MM`. */
export type Visit = { date: string; time: string }

/** The next free slots: the first of each day, so that several days can be chosen. */
export const nextVisits = (days: readonly Camelized<SlotDay>[], count: number): Visit[] =>
  days
    .flatMap(({ date, slots }) => {
      const free = slots.find(({ isFull }) => !isFull)
      return free ? [{ date, time: free.time }] : []
    })
    .slice(0, count)

export type RoomShop = ReturnType<typeof toRoomShop>
export type RoomStaff = ReturnType<typeof toRoomStaff>
