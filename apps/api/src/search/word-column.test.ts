import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { WordColumn } from './word-column.ts'

const LETTERS = ['天', '神', '駅', 'a', 'b', '1']
const word = fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 4 })
const text = fc.array(word, { minLength: 1, maxLength: 5 })
const written = text.map((words) => words.map((letters) => letters.join('')).join(' '))
const asked = fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 3 })

/** The rows as a search that reads each of them would find them. */
const holding = (texts: ReadonlyMap<number, string>, sought: string) =>
  [...texts].filter(([, own]) => own.includes(sought)).map(([slot]) => slot)

test('a word is found in the rows that hold it, however often they were written', () => {
  const change = fc.record({ slot: fc.nat(8), text: fc.option(written, { nil: undefined }) })
  fc.assert(
    fc.property(fc.array(change), fc.array(asked, { minLength: 1 }), (changes, words) => {
      const column = new WordColumn()
      const texts = new Map<number, string>()
      for (const [index, { slot, text: own }] of changes.entries()) {
        if (texts.delete(slot)) column.clear(slot)
        if (own !== undefined) {
          column.add(slot, own)
          texts.set(slot, own)
        }
        const between = words[index % words.length]?.join('') ?? ''
        expect([...column.containing(between)]).toEqual(holding(texts, between).toSorted())
      }
      for (const sought of words.map((letters) => letters.join(''))) {
        expect([...column.containing(sought)]).toEqual(holding(texts, sought).toSorted())
      }
    }),
  )
})

test('rows that change for days take no more memory, and are found as before', () => {
  const column = new WordColumn()
  const long = Array.from({ length: 50 }, (_, index) => `word${index}`).join(' ')
  for (let slot = 0; slot < 10; slot++) column.add(slot, `${long} row${slot}`)
  for (let change = 0; change < 10_000; change++) {
    column.clear(change % 10)
    column.add(change % 10, `${long} row${change % 10}`)
  }
  // 10 rows of 51 words, and 10,000 codes that may lie about.
  expect(column.codesKept).toBeLessThan(12_000)
  expect([...column.containing('row7')]).toEqual([7])
  expect([...column.containing('word49')]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})
