import { staffApi } from '../../../api/api.ts'

/** Finer than this is the block itself. */
const EXACT = 'block'

/** Parts of an address, its position and its stations; rejects with 404 when nobody knows it. */
export async function placeOf(address: string) {
  const { geocode } = await staffApi.geocode({ address })
  const { lat, lng, prefCode, cityCode, town, chome, precision, block } = geocode
  const { ways } = await staffApi.ways({ lat, lng })
  const ofTown = block === null ? geocode.address : geocode.address.replace(/\d+番$/, '')
  return {
    ...{ lat, lng, prefCode, cityCode, town, chome },
    addressDisp: ofTown,
    latlngPrecision: precision === EXACT ? 'exact' : 'town',
    kotsu: ways,
  }
}
