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

test('marks the year in which the money is back, if it comes back in time', () => {
  const { container, rerender } = render(<MoneyOverYears years={30} ways={[PARKING, SALE]} />)
  const marks = () => [...container.querySelectorAll('circle')].map((it) => it.getAttribute('cx'))
  expect(marks()).toEqual(['10.00%'])
  rerender(<MoneyOverYears years={30} ways={[{ ...PARKING, yearly: 3 }]} />)
  expect(marks()).toEqual([])
  rerender(<MoneyOverYears years={30} ways={[{ ...PARKING, yearly: -5 }]} />)
  expect(marks()).toEqual([])
})
