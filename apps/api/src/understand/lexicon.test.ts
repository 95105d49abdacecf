import { describe, expect, test } from '@jest/globals'
import { options } from '@sumai/domain/codes'
import items from '@sumai/domain/master/setsubijoken.json' with { type: 'json' }
import { placeBySlug } from '@sumai/domain/places/find-place'
import { PLACES } from '@sumai/domain/places/places'
import { BAIBAI } from '@sumai/domain/search-url/baibai-conditions'
import { CHINTAI } from '@sumai/domain/search-url/chintai-conditions'
import { CAMPUSES, LINES, SCHOOLS, STATIONS } from './places/nicknames.ts'
import { understand } from './understand.ts'
import { SETSUBI } from './words/features.ts'
import { KODAWARI_KOZO } from './words/structures.ts'

describe('there are words for', () => {
  test('every facility, and for no other', () => {
    expect(Object.keys(SETSUBI)).toEqual(items.map(({ code }) => String(code)))
  })

  test.each(items)('$label, by its own name', ({ code, label, site }) => {
    const found = understand(site.includes('chintai') ? 'chintai' : 'baibai', label).said
    expect(found.map(({ says }) => says)).toEqual([{ setsubijoken: [code] }])
  })

  test('every special structure', () => {
    const codes = options('kodawari_kozo').map(({ code }) => String(code))
    expect(Object.keys(KODAWARI_KOZO)).toEqual(codes)
  })

  test.each(
    [['chintai', CHINTAI] as const, ['baibai', BAIBAI] as const].flatMap(([scope, table]) =>
      Object.entries(table).flatMap(([key, row]) =>
        row.kind === 'flag' ? [{ scope, key, label: row.label }] : [],
      ),
    ),
  )('$label in the search of $scope', ({ scope, key, label }) => {
    expect(understand(scope, label)).toMatchObject({ conditions: { [key]: true }, rest: '' })
  })
})

describe('places', () => {
  test('with other names exist', () => {
    const named = [STATIONS, LINES, SCHOOLS].flatMap(Object.keys)
    const slugs = [...named, ...CAMPUSES.flatMap(([campuses]) => campuses)]
    for (const slug of slugs) expect([slug, placeBySlug(slug)?.slug]).toEqual([slug, slug])
  })

  /** Of stations with 駅; 福岡市東区, 久留米大学 御井キャンパス. */
  const named = PLACES.map((place) => ({
    place,
    name: place.type === 'station' ? `${place.name}駅` : place.name,
  }))

  test.each(named)('$name is understood by its name', ({ place, name }) => {
    const { conditions, rest } = understand('chintai', name)
    expect({ conditions, rest }).toEqual({ conditions: { [place.key]: place.codes }, rest: '' })
  })
})
