import { BRAND } from '@sumai/domain/brand'
import type { SiteNavigation, SiteType } from '@sumai/platform'
import { topOf } from '../sites.ts'

/** The data of the agency for the footer of a site. */
export const agencyOn = (site: SiteType) => ({
  logo: { name: BRAND.name, tagline: BRAND.tagline[site], to: topOf(site) },
  legalName: BRAND.legalName,
  ...BRAND.headOffice,
  licence: BRAND.licence,
  associations: BRAND.associations,
  tel: BRAND.tel,
  telHours: BRAND.telHours,
  source: BRAND.source,
  copyright: `© ${BRAND.foundedYear} ${BRAND.romaji}`,
})

/** The menu while the remote of a site is not loaded. */
export const NO_FOOTER_MENU: SiteNavigation['footer'] = { groups: [], legal: [] }
