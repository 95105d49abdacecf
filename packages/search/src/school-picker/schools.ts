import { AREAS } from '@sumai/domain/areas'
import { placeByCode, placeBySlug } from '@sumai/domain/places/find-place'
import { SCHOOL_ROWS } from './school-rows.ts'

/** A school on the map; `x` and `y` in px of the frame. */
export type School = {
  code: string
  x: number
  y: number
  /** 久留米大学 御井キャンパス */
  name: string
  slug: string
  cityCode: string
  /** 久留米市 */
  city: string
  citySlug: string
  label: { text: string; side: string; below: number }
}

export const SCHOOLS: readonly School[] = SCHOOL_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [code = '', x, y, cityCode = '', side = '', below, ...words] = row.split(' ')
    const { name = '', slug = '' } = placeByCode('shisetu_no', code) ?? {}
    const city = placeByCode('city_code', cityCode)
    return {
      code,
      x: Number(x),
      y: Number(y),
      name,
      slug,
      cityCode,
      city: city?.name ?? '',
      citySlug: city?.slug ?? '',
      label: { text: words.join(' '), side, below: Number(below) },
    }
  })

/** The schools of each area that has any. */
export const SCHOOLS_BY_AREA = AREAS.map(({ slug, name }) => {
  const cities = placeBySlug(slug)?.codes ?? []
  return { name, schools: SCHOOLS.filter(({ cityCode }) => cities.includes(cityCode)) }
}).filter(({ schools }) => schools.length > 0)
