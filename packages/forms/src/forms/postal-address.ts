import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'

/** The address of a postal code; `null` for an unknown code, or when the API does not answer. */
export type PostalAddress = {
  zip: string
  cityCode: string
  city: string
  town: string
} | null

/** The loader of a route that forms fetch while they are filled in. */
export async function postalAddress({ context, params, request }: LoaderFunctionArgs) {
  if (typeof window === 'undefined') throw httpError(404)
  const zip = params.zip ?? ''
  const answer = await context
    .get(apiContext)
    .postalCode(zip, { signal: request.signal })
    .catch(() => null)
  const [address] = answer?.postalCode.addresses ?? []
  return (
    address && {
      zip,
      cityCode: address.cityCode,
      city: address.prefName + address.cityName,
      town: address.town,
    }
  )
}
