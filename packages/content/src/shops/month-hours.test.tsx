import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { MonthHours } from './month-hours.tsx'

const HOURS = {
  eigyoStart: '10:00',
  eigyoEnd: '18:00',
  teikyuWeek: [3],
  teikyuBusyMonthsOpen: [1, 2, 3],
  holidays: [{ from: '12-29', to: '01-04', label: '年末年始休業' }],
}

test('says which days the shop is closed, weekly and for holidays', () => {
  render(<MonthHours hours={HOURS} renderedAt="2026-12-21T10:00:00+09:00" />)
  const days = screen.getAllByRole('cell').filter(({ textContent }) => textContent !== '')
  expect(days).toHaveLength(31)
  const closed = days.map(({ textContent }) => textContent).filter((text) => /\D/.test(text ?? ''))
  expect(closed).toEqual(['2定休', '9定休', '16定休', '23定休', '29休業', '30休業', '31休業'])
  expect(screen.getByRole('table', { name: '2026年12月の営業日' })).toBeInTheDocument()
})

test('the weekly day off is worked in the busy months', () => {
  render(<MonthHours hours={HOURS} renderedAt="2027-02-10T10:00:00+09:00" />)
  expect(screen.queryByText('定休')).not.toBeInTheDocument()
})
