import type { SchoolLevel } from '@sumai/domain/school-districts'
import { apiContext, extraContext, type LoaderFunctionArgs } from '@sumai/platform'
import { readSchoolNames } from '../filter/school-districts.ts'
import { loadPlaces, type PickerData, type PickerSource, type Stat } from '../picker/source.ts'

/** 福岡市東区, the first of the list. */
const FIRST_CITY = '40131'

/** Families look for districts, students for universities. */
export const HALVES = [
  { half: 'districts', name: '小学校区・中学校区' },
  { half: 'universities', name: '大学・短大' },
] as const

type Half = (typeof HALVES)[number]['half']

type Stats = Readonly<Record<string, Stat>>

export type SchoolData = PickerData & {
  /** Which schools the page shows. */
  half: Half
  /** What each district has. */
  districts: Readonly<Record<SchoolLevel, Stats>>
  /** The municipality whose districts they are: the first, until one is chosen. */
  city: string
  /** How many homes each municipality has, before one is chosen. */
  cities: Stats
  /** Names of schools by their numbers. */
  names: Readonly<Record<string, string>>
}

/**
 * What universities have nearby, and school districts of the municipality that was chosen. Throws
 * 400.
 */
export async function loadSchools(
  source: PickerSource,
  args: LoaderFunctionArgs,
): Promise<SchoolData> {
  const { context, request } = args
  const here = new URL(request.url)
  const half =
    HALVES.find((one) => one.half === here.searchParams.get('schools'))?.half ??
    HALVES[source.isForFamilies ? 0 : 1].half
  const { usual, usualOfStudents = usual } = source
  const seen = half === 'universities' ? { ...source, usual: usualOfStudents } : source
  const data = await loadPlaces(seen, 'shisetu_no', args)
  const { conditions } = data
  const [api, extra] = [context.get(apiContext), context.get(extraContext)]
  const options = { signal: request.signal }
  const [city = FIRST_CITY] = conditions.city_code ?? []
  if (!conditions.city_code?.length) here.searchParams.set('city_code[]', city)
  const inCity = { ...args, request: new Request(here, { signal: request.signal }) }
  const stats = async (by: SchoolLevel | 'city_code', of = args) =>
    (await loadPlaces(seen, by, of)).places
  const [cities, shogakko, chugakko, names] = await Promise.all([
    stats('city_code'),
    stats('shogakko_no', inCity),
    stats('chugakko_no', inCity),
    readSchoolNames(
      api,
      extra,
      { ...conditions, city_code: conditions.city_code ?? [city] },
      options,
    ),
  ])
  return {
    ...data,
    half,
    cities,
    city,
    districts: { shogakko_no: shogakko, chugakko_no: chugakko },
    names,
  }
}
