import { setsubiLabel } from '@sumai/domain/setsubijoken'

/** Facilities that a row has room for. */
const TAGS = 4

/** Codes of what few rooms have and many look for; nearly every room has its bath apart (101). */
const SOUGHT = [801, 802, 808, 306, 602, 501, 308, 102, 401, 702, 103, 701, 805, 806]

const rank = (code: number) => (SOUGHT.includes(code) ? SOUGHT.indexOf(code) : SOUGHT.length)

/** The facilities of a room in a list, the more sought after first. */
export const rentalTags = ({ setsubijoken }: { setsubijoken: readonly number[] }): string[] =>
  setsubijoken
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, TAGS)
    .map(setsubiLabel)
