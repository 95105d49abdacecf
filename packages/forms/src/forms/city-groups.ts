import { byArea } from '@sumai/domain/areas'
import type { ChoiceGroup } from './grouped-checks.tsx'

type City = { areaNo: number; cityCode: string; cityName: string }

/** The cities by the areas of the agency. */
export const cityGroups = (cities: readonly City[]): ChoiceGroup[] =>
  byArea(cities)
    .map(({ area, inArea }) => ({
      label: area.name,
      choices: inArea.map(({ cityCode, cityName }) => ({ value: cityCode, label: cityName })),
    }))
    .filter(({ choices }) => choices.length > 0)
