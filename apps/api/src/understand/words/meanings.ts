import items from '@sumai/domain/master/setsubijoken.json' with { type: 'json' }
import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import type { SearchScope } from '@sumai/domain/search-url/fields'
import { BAIBAI_SWITCHES, CHINTAI_SWITCHES, SETSUBI } from './features.ts'
import {
  BAIBAI_KINDS,
  CHINTAI_KINDS,
  HOUSE,
  INVEST_KINDS,
  OF_INVESTMENTS,
  STUDIO,
  UNITS,
  UNITS_OF,
} from './kinds.ts'
import {
  FAMILY,
  JUST_IN,
  NEAR_STATION,
  NEARLY_NEW,
  NEW,
  SINGLE,
  TODAY,
  WALKABLE,
} from './others.ts'
import { KODAWARI_KOZO, KOZO } from './structures.ts'
import { ZONES } from './zones.ts'

type Meant = readonly [says: AnyConditions, words: string, isUsual?: true]

const STRUCTURES: readonly Meant[] = [
  ...KOZO.map(([kozo, words]): Meant => [{ kozo: [...kozo] }, words]),
  ...Object.entries(KODAWARI_KOZO).map(
    ([code, words]): Meant => [{ kodawari_kozo: [Number(code)] }, words],
  ),
]
const SHARED: readonly Meant[] = [
  [{ chiku_year: NEW.years }, NEW.words],
  [{ chiku_year: NEARLY_NEW.years }, NEARLY_NEW.words],
  [{ toho: NEAR_STATION.minutes }, NEAR_STATION.words],
  [{ shinchaku: TODAY.days }, TODAY.words],
  [{ shinchaku: JUST_IN.days }, JUST_IN.words],
  [{ toho: WALKABLE.minutes }, WALKABLE.words],
  ...STRUCTURES,
]

const switches = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([key, said]): Meant => [{ [key]: true }, said])
const setsubi = (site: 'chintai' | 'baibai') =>
  items
    .filter((item) => item.site.includes(site))
    .map(({ code }): Meant => [{ setsubijoken: [code] }, SETSUBI[code] ?? ''])

const INVEST_WORDS: readonly Meant[] = [
  ...UNITS_OF.map(
    ([unit, kind, words]): Meant => [{ bukken_kbn: [unit], toushi_bukken_type: [kind] }, words],
  ),
  ...INVEST_KINDS.map(([kinds, words]): Meant => [{ toushi_bukken_type: [...kinds] }, words]),
  ...Object.entries(UNITS).map(([unit, words]): Meant => [{ bukken_kbn: [unit] }, words]),
]

/** Where investments are searched, a single home is one too. */
const INVEST_HOMES: readonly Meant[] = [
  [{ toushi_bukken_type: ['toushi_other'] }, HOUSE.join(' ')],
  [{ bukken_kbn: ['kubun'] }, STUDIO],
]

/** The words of each search; of two meanings of a word the first counts. */
export const MEANINGS: Record<SearchScope, readonly Meant[]> = {
  chintai: [
    ...Object.entries(CHINTAI_KINDS).map(
      ([kind, words]): Meant => [{ bukken_type: [kind] }, words],
    ),
    ...switches(CHINTAI_SWITCHES),
    ...SHARED,
    ...setsubi('chintai'),
    [{ madori: SINGLE.madori }, SINGLE.words, true],
    [{ madori: FAMILY.madori }, FAMILY.words, true],
  ],
  // A word of investments moves the search there.
  baibai: [
    [{ bukken_type: ['hanbai_tochi'], is_no_condition: true }, '条件なし土地 条件無し土地'],
    ...BAIBAI_KINDS.map(([kinds, words]): Meant => [{ bukken_type: [...kinds] }, words]),
    ...switches(BAIBAI_SWITCHES),
    ...SHARED,
    ...setsubi('baibai'),
    ...ZONES.map(([youto_chiiki, words]): Meant => [{ youto_chiiki: [...youto_chiiki] }, words]),
    ...INVEST_WORDS,
    ...OF_INVESTMENTS.map(([kinds, words]): Meant => [{ toushi_bukken_type: [...kinds] }, words]),
    [{ madori: FAMILY.madori }, FAMILY.words, true],
  ],
  invest: [
    ...INVEST_WORDS,
    ...INVEST_HOMES,
    ...switches(BAIBAI_SWITCHES),
    ...SHARED,
    ...setsubi('baibai'),
  ],
}
