import { z } from 'zod'
import { cityCode } from './scalars.ts'

const postalAddress = z.object({
  pref_name: z.string(),
  city_code: cityCode,
  city_name: z.string().describe('郡・政令市の区を含む'),
  town: z.string().describe('町域。郵便番号が市区町村だけを表すときは空'),
})

/** What a postal code of the 36 municipalities stands for; elsewhere a few have several towns. */
const postalCode = z.object({
  zip: z.string().regex(/^\d{7}$/),
  addresses: z.array(postalAddress).min(1),
})

export const postalCodeAnswer = z.object({ postal_code: postalCode })

export type PostalCode = z.output<typeof postalCode>
