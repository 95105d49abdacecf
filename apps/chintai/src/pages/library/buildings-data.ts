import type { Api } from '@sumai/api-client'
import { pageOf } from '@sumai/content/articles-data'
import { httpError, redirect } from '@sumai/platform'
import { paths } from '../../paths.ts'
import { toBuildingLines } from './building-line.ts'
import { KANA_ROWS } from './kana-index.tsx'
import { readLibrary } from './library-data.ts'

const LIMIT = 24

/**
 * The buildings of a city, of a row of the kana table or of a word; without any of them the cities
 * to choose from. Throws 301 for a city by its slug, 404 for what does not exist, 400 for a row of
 * kana that there is not.
 */
export async function readBuildings(api: Api, cityid: string | undefined, request: Request) {
  const options = { signal: request.signal }
  const { search, searchParams } = new URL(request.url)
  const kana = searchParams.get('kana') || null
  const keyword = searchParams.get('keyword')?.trim().slice(0, 100) || null
  if (kana !== null && !KANA_ROWS.includes(kana)) throw httpError(400)
  const city = cityid === undefined ? null : (await api.cities.get(cityid, options)).city
  if (city && city.cityCode !== cityid) {
    throw redirect(paths.buildingsOf(city.cityCode) + search, 301)
  }
  const asked = {
    city: city && { cityCode: city.cityCode, cityName: city.cityName, slug: city.slug },
    kana,
    keyword,
  }
  if (!city && !kana && !keyword) return { ...asked, library: await readLibrary(api, options) }

  const page = pageOf(request)
  const { tatemono, pagination } = await api.chintai.tatemonoList(
    {
      page,
      limit: LIMIT,
      ...(city && { cityCode: city.cityCode }),
      ...(kana && { kana }),
      ...(keyword && { keyword }),
    },
    options,
  )
  if (page > pagination.lastPage) throw httpError(404)
  return {
    ...asked,
    library: null,
    buildings: toBuildingLines(tatemono),
    total: pagination.total,
    page,
    lastPage: pagination.lastPage,
  }
}

export type BuildingsData = Awaited<ReturnType<typeof readBuildings>>
type Listed = Extract<BuildingsData, { library: null }>

/** The address of the same list at another row of kana, another page or another word. */
export function addressOf(
  { city, kana, keyword }: Pick<BuildingsData, 'city' | 'kana' | 'keyword'>,
  page = 1,
): string {
  const query = new URLSearchParams({
    ...(kana && { kana }),
    ...(keyword && { keyword }),
    ...(page > 1 && { page: String(page) }),
  })
  const path = city ? paths.buildingsOf(city.cityCode) : paths.buildings
  return query.size > 0 ? `${path}?${query}` : path
}

/** 久留米市の賃貸の建物, 「あ」行の建物, 「大橋」の建物 */
export function headingOf({ city, kana, keyword }: BuildingsData): string {
  if (!city && !kana && !keyword) return '建物を市区町村から探す'
  const words = [keyword && `「${keyword}」`, kana && `「${kana}」行`].filter(Boolean).join('・')
  return [city?.cityName, words].filter(Boolean).join('の').concat('の賃貸の建物')
}

export const isListed = (data: BuildingsData): data is Listed => data.library === null
