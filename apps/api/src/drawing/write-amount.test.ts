import { expect, test } from '@jest/globals'
import { createCanvas } from '@napi-rs/canvas'
import { writeAmount } from './write-amount.ts'

const context = createCanvas(600, 100).getContext('2d')
const AMOUNT = { x: 20, y: 0, sizes: { number: 34, unit: 14 }, width: 225, colour: '#A34C0C' }
const right = (text: string) => writeAmount(context, { ...AMOUNT, text }).right

test('an amount takes the room that it needs', () => {
  expect(right('1億9,660万円')).toBeGreaterThan(right('9,660万円'))
  expect(right('1億9,660万円')).toBeLessThan(AMOUNT.x + AMOUNT.width)
})

test('an amount without room has smaller numbers, on the same line', () => {
  const from = writeAmount(context, { ...AMOUNT, text: '9,800万円〜1億2,000万円' })
  expect(from.right).toBeCloseTo(AMOUNT.x + AMOUNT.width, 0)
  expect(from.below).toBe(writeAmount(context, { ...AMOUNT, text: '6.8万円' }).below)
})
