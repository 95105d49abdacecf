import type { SiteType } from '@sumai/domain/codes'

type Listing = { cityCode: string; bukkenNo: string }

const BASE = { chintai: '', baibai: '/baibai' } as const
const SHOP = { chintai: '/company/shop', baibai: '/baibai/shop' } as const

/** The pages of the site that mails lead to, on its public origin. */
export const sitePages = (origin: string) => ({
  top: (site: SiteType) => `${origin}${BASE[site] || '/'}`,
  listing: (site: SiteType, { cityCode, bukkenNo }: Listing) =>
    `${origin}${BASE[site]}/articles/room/${cityCode}/${bukkenNo}`,
  building: (cityCode: string, tmNo: string) => `${origin}/articles/building/${cityCode}/${tmNo}`,
  shop: (site: SiteType, tenpoNo: string) => `${origin}${SHOP[site]}/${tenpoNo}`,
  seminar: (contentId: number) => `${origin}/owner/seminar/${contentId}`,
  /** Asks for the news of a search; confirms and changes it by the links of mails. */
  mailAlert: (site: SiteType) => `${origin}${BASE[site]}/mail-alert`,
  mailMagazine: `${origin}/baibai/mail-magazine`,
  /** Where a visitor moves or cancels a booking. */
  manage: (token: string) => `${origin}/reservation/manage?token=${token}`,
})
