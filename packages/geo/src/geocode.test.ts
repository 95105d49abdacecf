import { describe, expect, test } from '@jest/globals'
import cities from '@sumai/domain/master/cities.json' with { type: 'json' }
import fc from 'fast-check'
import { blocks } from './blocks.ts'
import { geocode } from './geocode.ts'
import { isInMunicipality } from './outlines.ts'
import { towns } from './towns.ts'

const cityNames = new Map(cities.map((it) => [it.city_code, `${it.pref_name}${it.city_name}`]))
const townsById = new Map(towns().map((town) => [town.id, town]))

describe('an address', () => {
  test.each([
    ['福岡県福岡市中央区天神二丁目3-15', 'block', '福岡県福岡市中央区天神二丁目3番'],
    ['福岡市中央区天神２丁目３番', 'block', '福岡県福岡市中央区天神二丁目3番'],
    ['福岡市中央区天神2-3-15', 'block', '福岡県福岡市中央区天神二丁目3番'],
    ['〒812-0011 福岡県福岡市 博多区博多駅前2丁目', 'chome', '福岡県福岡市博多区博多駅前二丁目'],
    ['糸島市美咲ヶ丘2丁目', 'chome', '福岡県糸島市美咲が丘二丁目'],
    ['福岡市中央区天神', 'town', '福岡県福岡市中央区天神'],
    ['粕屋町長者原東', 'town', '福岡県糟屋郡粕屋町長者原東'],
    ['太宰府市通古賀', 'town', '福岡県太宰府市大字通古賀'],
    ['通古賀', 'town', '福岡県太宰府市大字通古賀'],
    ['久留米市', 'city', '福岡県久留米市'],
    ['福岡市', 'city', '福岡県福岡市'],
    ['福岡県久留米市ここにはない町', 'city', '福岡県久留米市'],
    ['佐賀県どこか', 'prefecture', '佐賀県'],
  ])('%s is known to the %s', (address, precision, official) => {
    expect(geocode(address)).toMatchObject({ precision, address: official })
  })

  test.each(['', '本町', '東京都千代田区丸の内1丁目', '佐賀県久留米', '1-2-3'])(
    '%s is nowhere, or not in one place',
    (address) => expect(geocode(address)?.cityCode ?? null).toBeNull(),
  )

  test('of a block leads to that block', () => {
    fc.assert(
      fc.property(fc.constantFrom(...blocks()), ({ townId, number, lat, lng }) => {
        const town = townsById.get(townId)
        const address = `${cityNames.get(town?.cityCode ?? '')}${town?.name}${number}番1号`
        expect(geocode(address)).toMatchObject({ precision: 'block', block: number, lat, lng })
      }),
    )
  })

  test('of a town leads into its municipality', () => {
    fc.assert(
      fc.property(fc.constantFrom(...towns()), ({ cityCode, name }) => {
        const found = geocode(`${cityNames.get(cityCode)}${name}`)
        expect(found?.cityCode).toBe(cityCode)
        expect(isInMunicipality(cityCode, found ?? { lat: 0, lng: 0 }, 700)).toBe(true)
      }),
    )
  })

  test('may end in any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...cityNames.values(), ''),
        (text, city) => city === '' || geocode(city + text) !== undefined,
      ),
    )
  })
})
