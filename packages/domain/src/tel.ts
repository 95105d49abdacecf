import { BRAND } from './brand.ts'

/** The shop's number; the agency's own while the shop is not known. */
export const telOf = (shop: { tel: string } | null): string => shop?.tel ?? BRAND.tel

/** `0120-000-000` as the address of a link. */
export const telHref = (tel: string): string => `tel:${tel.replaceAll('-', '')}`
