import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import { type Geocoded, geocode } from '@sumai/geo/geocode'
import { invalidFields } from '../../http/problem.ts'
import type { Values } from '../columns/columns.ts'
import { nearestWays, waysFrom, withMinutes } from './access.ts'
import { banchiIn } from './banchi.ts'

type Before = { addressDisp: string; banchi: string | null; lat: number; lng: number }

const cityOf = new Map(cities.map((city) => [city.city_code, city]))
const cityName = (code: unknown) => {
  const city = cityOf.get(String(code))
  return city ? city.pref_name + city.city_name : ''
}

/** What places a home without a look at its address. */
const WHOLE = ['city_code', 'town', 'address_disp', 'lat', 'lng'] as const
/** Parts of an address: an empty one says nothing beside a whole address. */
const PARTS = ['chome', 'banchi'] as const

/**
 * Completes what a row says of the place of a home: the parts of its address, its position, its
 * stations. What is given stays; where the address is as it was, nothing is worked out anew. 422
 * when the address leads nowhere.
 */
export function placed({ address, kotsu, ...given }: Values, before?: Before): Values {
  const own = address == null ? given : withoutEmpty(given)
  const found = located(own, address)
  const whole = { ...(found && derived(found, address)), ...own }
  const isMoved = !before || (found !== undefined && isElsewhere(whole, before))
  const result: Values = isMoved ? whole : own
  const position = {
    lat: Number(result.lat ?? before?.lat),
    lng: Number(result.lng ?? before?.lng),
  }
  if (Number.isNaN(position.lat + position.lng)) throw nowhere()
  if (typeof kotsu === 'string') return { ...result, kotsu: waysFrom(kotsu, position) }
  if (kotsu) return { ...result, kotsu: withMinutes(kotsu as Parameters<typeof withMinutes>[0]) }
  return isMoved ? { ...result, kotsu: nearestWays(position) } : result
}

const withoutEmpty = (given: Values): Values =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value !== null || !(PARTS as readonly string[]).includes(name),
    ),
  )

/** Where the address of a row is; nothing when there is none, or when all of it is given. */
function located(given: Values, address: unknown): Geocoded | undefined {
  const isWhole = WHOLE.every((field) => given[field] != null)
  const parts = [cityName(given.city_code), given.town, given.chome, given.banchi]
  const written = given.town ? parts.filter(Boolean).join('') : given.address_disp
  const text = address ?? (isWhole ? undefined : written)
  if (text == null) return undefined
  const found = geocode(String(text))
  if (found?.cityCode && found.town) return found
  if (isWhole) return undefined
  throw nowhere()
}

const nowhere = () =>
  invalidFields({
    address_disp: [
      '住所から位置がわかりません。市区町村と町名を確かめるか、緯度と経度も入力してください。',
    ],
  })

const derived = (found: Geocoded, address: unknown): Values => ({
  pref_code: found.prefCode,
  city_code: found.cityCode,
  town: found.town,
  chome: found.chome,
  address_disp: `${cityName(found.cityCode)}${found.town ?? ''}${found.chome ?? ''}`,
  lat: found.lat,
  lng: found.lng,
  latlng_precision: found.precision === 'block' ? 'exact' : 'town',
  ...(address != null && { banchi: banchiIn(String(address), found) }),
})

const isElsewhere = ({ address_disp, banchi }: Values, before: Before): boolean =>
  address_disp !== before.addressDisp || (banchi !== undefined && banchi !== before.banchi)
