import type { Api, CallOptions } from '@sumai/api-client'
import { BRAND } from '@sumai/domain/brand'
import type { Extra } from '@sumai/platform'

export type Room = Awaited<ReturnType<Api['baibai']['room']>>['room']

const SIMILAR = 4

/** What the page of a listing can be shown without; `null` when it fails or is late. */
export async function roomExtras(api: Api, extra: Extra, room: Room, options: CallOptions) {
  const [shop, staff, similar] = await Promise.all([
    extra(api.shops.get(room.tenpoNo, options)),
    room.syainNo === null ? null : extra(api.staffs.get(room.syainNo, options)),
    extra(
      api.baibai.rooms(
        {
          cityCode: room.cityCode,
          bukkenType: room.bukkenType,
          excludeBukkenNo: [room.bukkenNo],
          limit: SIMILAR,
          fields: 'light',
        },
        options,
      ),
    ),
  ])
  return {
    shop: shop && toShop(shop.shop),
    staff: staff && toStaff(staff.staff),
    similar: similar?.rooms ?? [],
  }
}

function toShop(shop: Awaited<ReturnType<Api['shops']['get']>>['shop']) {
  return {
    tenpoNo: shop.tenpoNo,
    tenpoName: shop.tenpoName,
    zip: shop.zip,
    address: shop.address,
    tel: shop.freeDial ?? shop.tel,
    hours: `${shop.eigyoStart}〜${shop.eigyoEnd}（${shop.teikyuLabel}）`,
    parkingCount: shop.parkingCount,
    photo: shop.photos[0] ?? null,
    menkyoNo: shop.menkyoNo,
    kameidantai: shop.kameidantai,
  }
}

function toStaff(staff: Awaited<ReturnType<Api['staffs']['get']>>['staff']) {
  return { name: staff.name, photoUrl: staff.photoUrl, title: staff.shikaku[0] ?? staff.yakushoku }
}

export type RoomShop = ReturnType<typeof toShop>
export type RoomStaff = ReturnType<typeof toStaff>

/** The shop's number; the agency's own while the shop is not known. */
export const telOf = (shop: RoomShop | null): string => shop?.tel ?? BRAND.tel
