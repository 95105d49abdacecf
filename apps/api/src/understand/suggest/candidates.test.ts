import { describe, expect, test } from '@jest/globals'
import { options } from '@sumai/domain/codes'
import { PLACES } from '@sumai/domain/places/places'
import { candidatesOf } from './candidates.ts'

describe.each(['chintai', 'baibai'] as const)('the candidates of %s', (scope) => {
  const said = new Set(candidatesOf(scope).map(({ says }) => JSON.stringify(says)))

  test('are every place of the area', () => {
    const missing = PLACES.filter(
      ({ key, codes }) => !said.has(JSON.stringify({ [key]: [...codes] })),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  test('are every choice of rooms', () => {
    for (const { code } of options('madori_search'))
      expect(said).toContain(JSON.stringify({ madori: [code] }))
  })
})
