import { BRAND } from './brand.ts'

/** The agency as structured data for search engines (schema.org). */
export const AGENCY_JSON_LD = {
  '@type': 'RealEstateAgent',
  name: BRAND.name,
  legalName: BRAND.legalName,
  url: '/',
  logo: '/icon-512.png',
  telephone: BRAND.tel,
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'JP',
    postalCode: BRAND.headOffice.zip,
    streetAddress: BRAND.headOffice.address,
  },
} as const
