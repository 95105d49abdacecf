import type { Api } from '@sumai/api-client'
import type { VisitShop } from '@sumai/domain/forms/facts'

type Shop = Awaited<ReturnType<Api['shops']['list']>>[number]

/** What a form shows of a shop, and what its rules need. */
export type FormShop = VisitShop &
  Pick<Shop, 'areaNoLabel' | 'teikyuLabel' | 'address' | 'access' | 'parkingCount'>

/** The hundred other things that are known of a shop stay on the server. */
export function toVisitShop(shop: Shop): FormShop {
  const { tenpoNo, tenpoName, tel, areaNoLabel, address, access, parkingCount } = shop
  const { eigyoStart, eigyoEnd, teikyuWeek, teikyuLabel, teikyuBusyMonthsOpen, holidays } = shop
  const { reserveSlotMinutes } = shop
  return {
    ...{ tenpoNo, tenpoName, tel, areaNoLabel, address, access, parkingCount },
    ...{ eigyoStart, eigyoEnd, teikyuWeek, teikyuLabel, teikyuBusyMonthsOpen, holidays },
    reserveSlotMinutes,
  }
}
