import { BRAND } from '@sumai/domain/brand'
import type { SiteNavigation, SiteType } from '@sumai/platform'
import { topOf } from '../sites.ts'

/** The agency as the footer of a site names it. */
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

/** Of a site whose remote has not told its menu. */
export const NO_FOOTER_MENU: SiteNavigation['footer'] = { groups: [], legal: [] }
