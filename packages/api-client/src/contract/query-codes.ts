import { AREAS } from '@sumai/domain/areas'
import { type CodeTable, options } from '@sumai/domain/codes'
import { setsubiGroups } from '@sumai/domain/setsubijoken'
import { oneOf } from './query.ts'

/** Numeric codes as values of a query: an unknown one is refused. */
const codesOf = (table: CodeTable) => oneOf(options(table).map(({ code }) => Number(code)))

export const areaNo = oneOf(AREAS.map((area) => area.areaNo))
export const chintaiShubetu = codesOf('shubetu_chintai')
export const baibaiShubetu = codesOf('shubetu_baibai')
export const kodawariKozo = codesOf('kodawari_kozo')
export const kozo = codesOf('kozo')
export const madori = codesOf('madori_search')
export const shisetsuType = codesOf('shisetsu_type')
/** Facilities of either site: a link shared between them stays valid. */
export const setsubijoken = oneOf([
  ...new Set(
    [...setsubiGroups('chintai'), ...setsubiGroups('baibai')].flatMap(({ items }) =>
      items.map(({ code }) => code),
    ),
  ),
])
