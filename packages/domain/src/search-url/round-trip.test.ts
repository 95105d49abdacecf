import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { SHISETU_KYORI } from '../listing/distance.ts'
import terms from '../master/url_terms.json' with { type: 'json' }
import { PLACES } from '../places/places.ts'
import type { Condition, OfKind } from './condition.ts'
import { fieldsOf, tidyConditions } from './conditions.ts'
import { type Conditions, type SearchScope, TABLES, type Table } from './fields.ts'
import { formatSearchUrl } from './format.ts'
import { type ParsedSearch, parseSearchUrl } from './parse.ts'
import { PATHS } from './terms.ts'

const SCOPES: SearchScope[] = ['chintai', 'baibai', 'invest']
const scopeOf = (path: string): SearchScope =>
  SCOPES.findLast((scope) => path.startsWith(PATHS[scope].base)) ?? 'chintai'

const parse = (url: string): ParsedSearch<SearchScope> =>
  parseSearchUrl(scopeOf(url), new URL(url, 'http://site'))

const codes = (...of: number[]) => fc.uniqueArray(fc.constantFrom(...of), { minLength: 1 })
const codesOf = (key: string) => {
  const values = PLACES.filter((place) => place.key === key).map((place) => place.codes)
  const some = fc.uniqueArray(fc.constantFrom(...values.flat()), { minLength: 1, maxLength: 6 })
  return fc.oneof(fc.constantFrom(...values), some).map((list) => [...list])
}
const yen = fc.nat(2_000_000)
const tenths = (max: number) => fc.nat(max * 10).map((n) => n / 10)

/** A value for every key of a search: a forgotten one is a type error. */
type Values<Scope extends SearchScope> = {
  [Key in keyof Required<Conditions<Scope>>]: fc.Arbitrary<Conditions<Scope>[Key]>
}

const flags = <Scope extends SearchScope>(scope: Scope) =>
  Object.fromEntries(
    Object.entries<Condition>(TABLES[scope])
      .filter(([, { kind }]) => kind === 'flag' || kind === 'mode')
      .map(([key]) => [key, fc.constant(true)]),
  ) as Record<OfKind<Table<Scope>, 'flag' | 'mode'>, fc.Arbitrary<true>>

const shared = {
  area: fc.constant('130.2,33.1,130.6123,33.1,130.4,33.45'),
  bounds: fc.constant('130.2,33.1,130.6123,33.45'),
  bukken_no: fc.constant<string[]>(['1000123456', '1000123455']),
  chiku_year: fc.nat(50),
  city_code: codesOf('city_code'),
  commute: fc.uniqueArray(
    fc.constantFrom(
      'tenjin-eki~30',
      '130.4017,33.59~20',
      'fukuoka-univ~40~car',
      'tenjin-eki~9~car',
    ),
    { minLength: 1, maxLength: 2 },
  ),
  eki_code: codesOf('eki_code'),
  keyword: fc.string({ unit: 'binary', maxLength: 120 }),
  kodawari_kozo: codes(1, 7, 12),
  koukai_since: fc.constant('2026-11-01'),
  kozo: codes(1, 4, 98),
  limit: fc.constantFrom(20, 50, 100),
  madori: codes(...Object.values(terms.madori)),
  page: fc.integer({ min: 1, max: 999 }),
  setsubijoken: codes(101, 501, 801, 102, 811),
  shinchaku: fc.nat(30),
  shisetu_kyori: fc.constantFrom(...SHISETU_KYORI),
  shisetu_no: codesOf('shisetu_no'),
  shogakko_no: fc.constant<string[]>(['5041', '5053']),
  chugakko_no: fc.constant<string[]>(['4014']),
  tenpo_no: fc.constant<string[]>(['001']),
  toho: fc.constantFrom(1, 5, 10, 15),
  view: fc.constantFrom('list', 'photo', 'map', 'table' as const),
}

/** Lower bounds only as low as their upper ones can be: a crossed range is a bad request. */
const chintai: Values<'chintai'> = {
  ...shared,
  ...flags('chintai'),
  bukken_type: fc.uniqueArray(fc.constantFrom('mansion', 'apartment', 'souko')),
  hy_yachin_min: yen,
  hy_yachin_max: yen.map((n) => n + 2_000_000),
  senyu_men_min: tenths(100),
  senyu_men_max: tenths(100).map((n) => n + 100),
  shubetu: codes(3101, 3299),
  order: fc.constantFrom('recommend', 'yachin_asc'),
  parking_daisu_min: fc.nat(3),
  tm_no: fc.constant<string[]>(['20001234']),
}

const sales = {
  ...shared,
  ...flags('baibai'),
  kakaku_min: yen,
  kakaku_max: yen.map((n) => n + 2_000_000),
  men_min: tenths(500),
  men_max: tenths(500).map((n) => n + 500),
  tsubo_tanka_min: yen,
  tsubo_tanka_max: yen.map((n) => n + 2_000_000),
  youto_chiiki: codes(1, 12, 99),
  shubetu: codes(101, 499),
  order: fc.constantFrom('recommend', 'rimawari_desc' as const),
  sokosu_min: fc.nat(5),
  sokosu_max: fc.nat(5).map((n) => n + 5),
}
const baibai: Values<'baibai'> = {
  ...sales,
  bukken_type: fc.uniqueArray(fc.constantFrom('tateuri', 'hanbai_tochi', 'hanbai_chuko')),
}
const invest: Values<'invest'> = {
  ...sales,
  toushi_bukken_type: fc.uniqueArray(fc.constantFrom('toushi_mansion', 'toushi_other')),
  bukken_kbn: fc.uniqueArray(fc.constantFrom('kubun', 'ittou', 'jigyou')),
  shueki_rimawari: tenths(15),
}

const some = <Scope extends SearchScope>(scope: Scope, values: object) =>
  fc.tuple(
    fc.constant(scope),
    fc.record(values, { requiredKeys: [] }) as unknown as fc.Arbitrary<Conditions<Scope>>,
  )

const anySearch = fc.oneof(some('chintai', chintai), some('baibai', baibai), some('invest', invest))

describe('conditions and addresses', () => {
  test('any conditions come back from their address', () => {
    fc.assert(
      fc.property(anySearch, ([scope, conditions]) => {
        const url = formatSearchUrl<SearchScope>(scope, conditions)
        expect(parse(url)).toEqual({ kind: 'ok', conditions: tidyConditions(scope, conditions) })
      }),
      { numRuns: 500 },
    )
  })

  test('the address does not depend on the order in which conditions were chosen', () => {
    fc.assert(
      fc.property(anySearch, ([scope, conditions]) => {
        const reversed = Object.fromEntries(
          Object.entries(conditions)
            .reverse()
            .map(([key, value]) => [key, Array.isArray(value) ? value.toReversed() : value]),
        )
        expect(formatSearchUrl<SearchScope>(scope, reversed)).toBe(
          formatSearchUrl<SearchScope>(scope, conditions),
        )
      }),
    )
  })
})

const slugs = [
  ...PLACES.map((place) => place.slug),
  ...Object.values(terms.kind).flatMap((rows) => Object.keys(rows)),
  ...Object.values(terms.feature).flatMap((rows) => Object.keys(rows)),
  ...Object.keys(terms.madori),
  ...Object.keys(terms.legacy),
  'kurume',
  '40203',
  'KURUME-SHI',
  '',
  '%',
  '__proto__',
]
const keys = SCOPES.flatMap((scope) => fieldsOf(scope).map(([key]) => key))
const anyUrl = fc
  .tuple(
    fc.constantFrom('/search', '/baibai/search', '/baibai/search_invest'),
    fc.array(fc.oneof(fc.constantFrom(...slugs), fc.webSegment()), { maxLength: 4 }),
    fc.array(
      fc.tuple(
        fc.oneof(fc.constantFrom(...keys, ...keys.map((key) => `${key}[]`)), fc.string()),
        fc.oneof(fc.constantFrom('', '1', '0', '5', '40203', '801', '250', 'new'), fc.string()),
      ),
      { maxLength: 4 },
    ),
  )
  .map(([base, steps, query]) => {
    const url = new URL('http://site')
    url.pathname = [base, ...steps].join('/')
    url.search = new URLSearchParams(query).toString()
    return url.pathname + url.search
  })

describe('whatever a visitor types', () => {
  test('is answered, and a redirect leads to an address that stays', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const first = parse(url)
        if (first.kind === 'redirect') expect(parse(first.to).kind).toBe('ok')
      }),
      { numRuns: 2000 },
    )
  })

  test('an address that stays is the one that its conditions are written as', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const parsed = parse(url)
        const isFooterLink = url.startsWith('/baibai/search?bukken_type=')
        if (parsed.kind !== 'ok' || isFooterLink) return
        const canonical = formatSearchUrl<SearchScope>(scopeOf(url), parsed.conditions)
        expect(parse(canonical)).toEqual(parsed)
        expect(new URL(canonical, 'http://site').pathname).toBe(
          new URL(url, 'http://site').pathname,
        )
      }),
      { numRuns: 2000 },
    )
  })
})
