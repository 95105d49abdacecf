import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import { townAndChome } from './towns.ts'

const municipalities = new Set(
  cities.flatMap(({ pref_name, city_name }) => [`${pref_name}${city_name}`, city_name]),
)
const lengths = [...new Set([...municipalities].map(({ length }) => length))]

/** The town in an address that begins with its municipality: 久留米市東町12番 → 東町; '' for none. */
export function townIn(address: string): string {
  const length = lengths.find((it) => municipalities.has(address.slice(0, it)))
  if (length === undefined) return ''
  const [rest = ''] = address.slice(length).split(/[0-9０-９]/, 1)
  return townAndChome(rest).town
}
