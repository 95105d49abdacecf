import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { MoneyOverYears } from './money-over-years.tsx'

const PARKING = { name: '駐車場', start: -120, yearly: 40 }
const SALE = { name: '売却', start: 1_710, yearly: 0 }

test('says what is left of each way at the end', () => {
  render(<MoneyOverYears years={30} ways={[PARKING, SALE]} />)
  const [parking, sale] = screen.getAllByRole('listitem')
  expect(parking).toHaveTextContent('駐車場30年後 +1,080万円')
  expect(sale).toHaveTextContent('売却30年後 +1,710万円')
})

test('writes round amounts beside their lines, and names and sums at the ends, none over another', () => {
  const house = { name: '戸建賃貸', start: -3_400, yearly: 144 }
  const { container } = render(<MoneyOverYears years={30} ways={[house, PARKING]} />)
  const texts = [...container.querySelectorAll('figure > svg text')]
  const labels = texts.map(({ textContent }) => textContent)
  expect(labels.slice(0, 5)).toEqual(['-3,000万円', '-2,000万円', '-1,000万円', '0円', '1,000万円'])
  expect(labels.slice(-2)).toEqual(['駐車場+1,080万円', '戸建賃貸+920万円'])
  const [upper, lower] = texts.slice(-2).map((it) => Number(it.getAttribute('y')))
  expect((lower ?? 0) - (upper ?? 0)).toBeGreaterThanOrEqual(28)
})

test('marks the year in which the money is back, if it comes back in time', () => {
  const { container, rerender } = render(<MoneyOverYears years={30} ways={[PARKING, SALE]} />)
  const marks = () => [...container.querySelectorAll('circle')].map((it) => it.getAttribute('cx'))
  expect(marks()).toEqual(['10.00%'])
  rerender(<MoneyOverYears years={30} ways={[{ ...PARKING, yearly: 3 }]} />)
  expect(marks()).toEqual([])
  rerender(<MoneyOverYears years={30} ways={[{ ...PARKING, yearly: -5 }]} />)
  expect(marks()).toEqual([])
})
