import { BRAND } from '@sumai/domain/brand'
import { openingTimes } from '@sumai/format/clock-time'
import { formatZip } from '@sumai/format/zip'
import type { ShopRow } from '../modules/shops/shops.table.ts'
import type { Signature } from './letter.ts'

/** A shop, or the agency, with the telephone number that the site shows. */
export function signatureOf(shop: ShopRow | null | undefined): Signature {
  if (!shop) {
    const { zip, address } = BRAND.headOffice
    return {
      name: BRAND.name,
      address: `〒${zip} ${address}`,
      tel: BRAND.tel,
      hours: BRAND.telHours,
    }
  }
  return {
    name: `${BRAND.name} ${shop.tenpoName}`,
    address: `${formatZip(shop.zip.replace('-', ''))} ${shop.address}`,
    tel: shop.freeDial ?? shop.tel,
    hours: `${openingTimes(shop)} 定休日 ${shop.teikyuLabel}`,
  }
}
