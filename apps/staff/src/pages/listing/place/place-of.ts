import { ApiError, isApiError } from '@sumai/api-client'
import { staffApi } from '../../../api/api.ts'

/** Finer than this is the block itself. */
const EXACT = 'block'

const UNKNOWN = '住所から位置がわかりません。市区町村と町名を確かめてください。'
const unknown = () =>
  new ApiError({
    status: 422,
    code: 'geocode.not_found',
    message: UNKNOWN,
    errors: { address_disp: [UNKNOWN] },
  })

/** Parts of an address, its position and its stations; rejects with 422 when nobody knows its town. */
export async function placeOf(address: string) {
  const { geocode } = await staffApi.geocode({ address }).catch((error) => {
    throw isApiError(error) && error.status === 404 ? unknown() : error
  })
  const { lat, lng, prefCode, cityCode, town, chome, precision, block } = geocode
  if (!cityCode || !town) throw unknown()
  const { ways } = await staffApi.ways({ lat, lng })
  const ofTown = block === null ? geocode.address : geocode.address.replace(/\d+番$/, '')
  return {
    ...{ lat, lng, prefCode, cityCode, town, chome },
    addressDisp: ofTown,
    latlngPrecision: precision === EXACT ? 'exact' : 'town',
    kotsu: ways,
  }
}
