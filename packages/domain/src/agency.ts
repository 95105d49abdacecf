import { BRAND } from './brand.ts'

/** The agency as search engines read it (schema.org). */
export const AGENCY_JSON_LD = {
  '@type': 'RealEstateAgent',
  name: BRAND.name,
  legalName: BRAND.legalName,
  telephone: BRAND.tel,
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'JP',
    postalCode: BRAND.headOffice.zip,
    streetAddress: BRAND.headOffice.address,
  },
} as const
