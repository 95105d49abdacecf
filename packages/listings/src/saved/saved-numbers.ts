import { FAVOURITES_MAX } from '@sumai/shared-state'

const BUKKEN_NO = /^\d{10}$/

/** The listings that an address of a saved page names, in its order; what is no number is left out. */
export function savedNumbers(url: string): string[] {
  const named = new URL(url).searchParams.getAll('bukken_no[]')
  return [...new Set(named.filter((number) => BUKKEN_NO.test(number)))].slice(0, FAVOURITES_MAX)
}
