import type { Camelized } from '@sumai/api-client'
import type { Shop } from '@sumai/api-client/contract/shop'
import type { Staff } from '@sumai/api-client/contract/staff'

/** What the page of a listing shows of the shop that advertises it. */
export const toRoomShop = (shop: Camelized<Shop>) => ({
  tenpoNo: shop.tenpoNo,
  tenpoName: shop.tenpoName,
  zip: shop.zip,
  address: shop.address,
  tel: shop.freeDial ?? shop.tel,
  hours: `${shop.eigyoStart}〜${shop.eigyoEnd}（${shop.teikyuLabel}）`,
  access: shop.access,
  parkingCount: shop.parkingCount,
  photo: shop.photos[0] ?? null,
  menkyoNo: shop.menkyoNo,
  kameidantai: shop.kameidantai,
})

/** The person in charge, with the qualification that counts first. */
export const toRoomStaff = (staff: Camelized<Staff>) => ({
  name: staff.name,
  photoUrl: staff.photoUrl,
  title: staff.shikaku[0] ?? staff.yakushoku,
})

export type RoomShop = ReturnType<typeof toRoomShop>
export type RoomStaff = ReturnType<typeof toRoomStaff>
