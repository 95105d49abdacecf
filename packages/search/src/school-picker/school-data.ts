import { DISTRICTS } from '@sumai/domain/search-url/said/words'
import { apiContext, extraContext, type LoaderFunctionArgs } from '@sumai/platform'
import { readSchoolNames } from '../filter/school-districts.ts'
import { loadPlaces, type PickerData, type PickerSource, type Stat } from '../picker/source.ts'

export type Level = keyof typeof DISTRICTS

export const LEVELS = Object.keys(DISTRICTS) as Level[]

type Stats = Readonly<Record<string, Stat>>

export type SchoolData = PickerData & {
  /** Of the municipalities that are chosen: what each district has. */
  districts: Readonly<Record<Level, Stats>> | null
  /** How many homes each municipality has, before one is chosen. */
  cities: Stats
  /** Names of schools by their numbers. */
  names: Readonly<Record<string, string>>
}

/** What universities have nearby, and school districts of the municipality that was chosen. Throws 400. */
export async function loadSchools(
  source: PickerSource,
  args: LoaderFunctionArgs,
): Promise<SchoolData> {
  const data = await loadPlaces(source, 'shisetu_no', args)
  const { conditions } = data
  const { context, request } = args
  const [api, extra] = [context.get(apiContext), context.get(extraContext)]
  const options = { signal: request.signal }
  const stats = async (by: Level | 'city_code') => (await loadPlaces(source, by, args)).places
  const hasCity = (conditions.city_code ?? []).length > 0
  const [cities, shogakko, chugakko, names] = await Promise.all([
    stats('city_code'),
    hasCity ? stats('shogakko_no') : {},
    hasCity ? stats('chugakko_no') : {},
    readSchoolNames(api, extra, conditions, options),
  ])
  const districts = hasCity ? { shogakko_no: shogakko, chugakko_no: chugakko } : null
  return { ...data, cities, districts, names }
}
