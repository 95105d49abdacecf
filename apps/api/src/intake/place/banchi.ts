import { chomeOf } from '@sumai/geo/fold-address'
import type { Geocoded } from '@sumai/geo/geocode'

const POSTAL_CODE = /^〒?\d{3}-?\d{4}/
const DASHES = /[‐‑‒–—―−ー](?=\d)/g
const NUMBERS = /\d+(?:(?:丁目|番地?の?|号|-|の)+\d+)*/

/** The numbers behind the town, which the public does not see: 福岡市中央区天神2-1-3 → 1-3. */
export function banchiIn(address: string, { chome }: Pick<Geocoded, 'chome'>): string | null {
  const plain = address.normalize('NFKC').replace(POSTAL_CODE, '').replace(DASHES, '-')
  const parts = NUMBERS.exec(plain)?.[0].match(/\d+/g) ?? []
  const isChome = chome !== null && chomeOf(Number(parts[0])) === chome
  return parts.slice(isChome ? 1 : 0).join('-') || null
}
