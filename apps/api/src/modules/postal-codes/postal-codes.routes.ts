import { postalCodeAnswer } from '@sumai/api-client/contract/postal-code'
import { z } from 'zod'
import { MASTER } from '../../http/caching.ts'
import { Problem } from '../../http/problem.ts'
import type { ApiPlugin } from '../../http/zod-plugin.ts'
import { addressesOf } from './addresses.ts'

const unknown = () => new Problem({ status: 404, code: 'postal_code.not_found' })

/** Addresses for forms, from Japan Post's table that a package ships: nobody is asked for them. */
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
        if (addresses.length === 0) throw unknown()
        return { postal_code: { zip, addresses } }
      },
    )
  }
}
