import type { SearchScope } from '@sumai/domain/search-url/fields'
import { isServed } from '../lexicon.ts'
import { lettersOf } from '../phrase/phrase.ts'
import { type PublicSchool, schoolsByName } from '../places/school-words.ts'
import type { Candidate } from './candidate.ts'

/** The districts of schools whose names are being typed. */
export const districtCandidates = (
  scope: SearchScope,
  schools: readonly PublicSchool[],
): Candidate[] =>
  schoolsByName(schools)
    .map(({ name, own, short, district, codes }): Candidate => {
      const label = `${name}区`
      const letters = [label, `${own}${short}校区`].map(lettersOf)
      const says = { [district]: codes }
      return { kind: 'school', label, note: null, words: label, says, letters, romaji: [] }
    })
    .filter(({ says }) => isServed(scope, says))
