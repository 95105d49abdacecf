import { once } from './data.ts'
import { municipalityAt } from './outlines.ts'
import { type Place, places } from './places.ts'

const byMunicipality = once(() => Map.groupBy(places(), municipalityAt))

/** All that the map knows in a municipality, bus stops included. */
export const placesIn = (cityCode: string): readonly Place[] => byMunicipality().get(cityCode) ?? []
