import { expect, test } from '@jest/globals'
import { places } from './places.ts'

const named = (kind: RegExp, name: RegExp) =>
  places().filter((place) => kind.test(place.kind) && name.test(place.name))

test('those who treat bones by hand are neither hospitals nor clinics', () => {
  expect(named(/^(clinic|hospital)$/, /整骨|接骨|鍼灸|整体/)).toEqual([])
  expect(named(/^clinic$/, /整形外科/).length).toBeGreaterThan(0)
})

test('a library has books to lend', () => {
  expect(named(/^library$/, /^(?!.*(図書|文庫))/)).toEqual([])
  expect(named(/^library$/, /図書館/).length).toBeGreaterThan(0)
})

test('a school is of its stage, without who runs it', () => {
  expect(named(/^elementary_school$/, /[市町村]立/)).toEqual([])
  expect(named(/^elementary_school$/, /小学校$/).length).toBeGreaterThan(100)
})

test('a supermarket sells food, and no shop is of a chain that is no more', () => {
  expect(named(/^supermarket$/, /loft|ニトリ|パルコ|ローソン|ドラッグストア/i)).toEqual([])
  expect(named(/^convenience$/, /サンクス/)).toEqual([])
  expect(named(/^convenience$/, /^ローソン 筑紫野筑紫店$/)).toHaveLength(1)
})
