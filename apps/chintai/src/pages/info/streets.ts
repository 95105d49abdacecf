import type { Camelized } from '@sumai/api-client'
import type { CityGuide } from '@sumai/api-client/contract/city-guide'

type Town = Camelized<CityGuide>['towns'][number]

const SHOWN = 6
/** m */
const BY_THE_SEA = 1_500

/** Towns of a city where many live, each with what is near. */
export const streetsOf = (towns: readonly Town[]) =>
  towns.slice(0, SHOWN).map(({ name, station, school, park, kyoriUmi }) => ({
    name,
    station: station && { ...station, name: `${station.name}駅` },
    school,
    park,
    /** km, straight; `null` where nobody would call it near. */
    sea: kyoriUmi < BY_THE_SEA ? Math.max(1, Math.round(kyoriUmi / 100)) / 10 : null,
  }))

export type Street = ReturnType<typeof streetsOf>[number]
