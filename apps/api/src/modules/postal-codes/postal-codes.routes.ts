import { postalCodeAnswer } from '@sumai/api-client/contract/postal-code'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { MASTER } from '../../http/caching.ts'
import { notFound } from '../../http/problem.ts'
import { postalCodesRepository } from './postal-codes.repository.ts'

/** Addresses for forms, as the post has them for the municipalities of the agency. */
export function postalCodesRoutes({ db }: Deps): ApiPlugin {
  const repository = postalCodesRepository(db)

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
        const addresses = await repository.addressesOf(zip)
        if (addresses.length === 0) throw notFound('postal_code.not_found')
        return { postal_code: { zip, addresses } }
      },
    )
  }
}
