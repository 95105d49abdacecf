import universities from '@sumai/domain/master/universities.json' with { type: 'json' }
import { placeBySlug } from '@sumai/domain/places/find-place'
import { CAMPUSES, SCHOOLS } from './nicknames.ts'
import type { PlaceNames } from './place.ts'

/** Students look for a home near their school: 九大生. */
const withStudents = (names: readonly string[]) =>
  names.flatMap((name) => (name.endsWith('大') ? [name, `${name}生`] : [name]))

export function schoolNames(): PlaceNames[] {
  const single = universities.map(
    ({ shisetsu_no, shisetsu_nm, shisetsu_kana, slug }): PlaceNames => {
      const [name = ''] = shisetsu_nm.split(' ')
      const [reading = ''] = shisetsu_kana.split(' ')
      return {
        place: { key: 'shisetu_no', codes: [shisetsu_no] },
        type: 'school',
        goal: slug,
        full: [shisetsu_nm.replace(' ', ''), name],
        short: withStudents(SCHOOLS[slug]?.split(' ') ?? []),
        readings: [reading],
      }
    },
  )
  const several = CAMPUSES.map(([slugs, words]): PlaceNames => {
    const codes = slugs.flatMap((slug) => placeBySlug(slug)?.codes ?? [])
    const [full = '', ...short] = withStudents(words.split(' '))
    return {
      place: { key: 'shisetu_no', codes },
      type: 'school',
      ...(slugs[0] && { goal: slugs[0] }),
      full: [full],
      short,
      readings: [],
    }
  })
  return [...several, ...single]
}
