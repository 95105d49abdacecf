import { BRAND } from '@sumai/domain/brand'
import type { RoomShop } from './room-data.ts'

/** The shop's number; the agency's own while the shop is not known. */
export const telOf = (shop: RoomShop | null): string => shop?.tel ?? BRAND.tel

export const telHref = (shop: RoomShop | null): string => `tel:${telOf(shop).replaceAll('-', '')}`
