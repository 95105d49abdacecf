import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { Price, Yield } from './price.tsx'

const text = (part: React.ReactNode) => render(part).container.textContent

test('a rent is shown in 万円 with a decimal, and never rounded', () => {
  expect(text(<Price of="rent" yen={68_000} />)).toBe('6.8万円')
  expect(text(<Price of="rent" yen={70_000} />)).toBe('7.0万円')
  expect(text(<Price of="rent" yen={62_500} />)).toBe('6.25万円')
})

test('a price says 億 in every size', () => {
  expect(text(<Price of="sale" yen={138_000_000} size="list" />)).toBe('1億3,800万円')
  expect(text(<Price of="sale" yen={138_000_000} size="l" />)).toBe('1億3,800万円')
  expect(text(<Price of="sale" yen={34_800_000} size="l" />)).toBe('3,480万円')
})

test('a yield has two decimals', () => {
  expect(text(<Yield percent={9.1} />)).toBe('9.10%')
})
