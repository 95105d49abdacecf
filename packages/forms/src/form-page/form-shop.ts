import type { Api } from '@sumai/api-client'
import { telOf } from '@sumai/domain/brand'
import type { Facts, VisitShop } from '@sumai/domain/forms/facts'

type Shop = Awaited<ReturnType<Api['shops']['list']>>[number]

/** The fields of a shop that forms show, and that their rules need. */
export type FormShop = VisitShop &
  Pick<Shop, 'areaNo' | 'teikyuLabel' | 'address' | 'access' | 'parkingCount' | 'lat' | 'lng'> & {
    /** Its front. */
    photo: string | null
  }

export type FormFacts = Omit<Facts, 'shops'> & { shops?: readonly FormShop[] }

/** Drops the other fields of a shop, so that they are not sent to the browser. */
export function toFormShop(shop: Shop): FormShop {
  const { tenpoNo, tenpoName, areaNo, address, access, parkingCount } = shop
  const { eigyoStart, eigyoEnd, teikyuWeek, teikyuLabel, teikyuBusyMonthsOpen, holidays } = shop
  const { reserveSlotMinutes, lat, lng } = shop
  return {
    ...{ tenpoNo, tenpoName, areaNo, address, access, parkingCount },
    tel: telOf(shop),
    ...{ eigyoStart, eigyoEnd, teikyuWeek, teikyuLabel, teikyuBusyMonthsOpen, holidays },
    ...{ reserveSlotMinutes, lat, lng },
    photo: shop.photos[0] ?? null,
  }
}
