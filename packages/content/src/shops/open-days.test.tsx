import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { OpenDays } from './open-days.tsx'

const HOURS = {
  eigyoStart: '10:00',
  eigyoEnd: '18:00',
  teikyuWeek: [3],
  teikyuBusyMonthsOpen: [1, 2, 3],
  holidays: [{ from: '12-29', to: '01-04', label: '年末年始休業' }],
}

test('says which days the shop is closed, weekly and for holidays', () => {
  render(<OpenDays hours={HOURS} renderedAt="2026-12-21T10:00:00+09:00" />)
  const days = screen.getAllByRole('cell')
  expect(days).toHaveLength(35)
  expect(days[0]).toHaveTextContent('12/20')
  expect(days.filter((day) => day.getAttribute('aria-current'))[0]).toHaveTextContent('21')
  const closed = days.map(({ textContent }) => textContent).filter((text) => /休/.test(text ?? ''))
  expect(closed).toEqual([
    '23定休',
    '29休業',
    '30休業',
    '31休業',
    '1/1休業',
    '2休業',
    '3休業',
    '4休業',
  ])
  expect(screen.getByRole('table', { name: 'これからの営業日' })).toBeInTheDocument()
})

test('the weekly day off is worked in the busy months', () => {
  render(<OpenDays hours={HOURS} renderedAt="2027-02-10T10:00:00+09:00" />)
  expect(screen.queryByText('定休')).not.toBeInTheDocument()
})
