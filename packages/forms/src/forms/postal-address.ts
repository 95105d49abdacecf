import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'

/** What a postal code stands for; `null` when there is no such code, or nobody knows now. */
export type PostalAddress = {
  zip: string
  cityCode: string
  city: string
  town: string
} | null

/** The loader of an address that only the page itself asks, while a form is filled in. */
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
