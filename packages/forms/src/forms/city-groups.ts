import { AREAS } from '@sumai/domain/areas'
import type { ChoiceGroup } from './grouped-checks.tsx'

type City = { areaNo: number; cityCode: string; cityName: string }

/** The cities by the areas of the agency. */
export const cityGroups = (cities: readonly City[]): ChoiceGroup[] =>
  AREAS.map(({ areaNo, name }) => ({
    label: name,
    choices: cities
      .filter((city) => city.areaNo === areaNo)
      .map(({ cityCode, cityName }) => ({ value: cityCode, label: cityName })),
  })).filter(({ choices }) => choices.length > 0)
