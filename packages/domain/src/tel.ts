import { BRAND } from './brand.ts'

/** The shop's number; the agency's own while the shop is not known. */
export const telOf = (shop: { tel: string } | null): string => shop?.tel ?? BRAND.tel
