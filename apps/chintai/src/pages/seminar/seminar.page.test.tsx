import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { visit } from '../../testing/visit.ts'

test('a date with a seat left leads to its application, a full one says so', async () => {
  const page = await visit('/owner/seminar/4')
  await page.show?.()
  const dates = screen.getByRole('region', { name: '日程' })
  const [full, open] = within(dates).getAllByRole('listitem')
  expect(full).toHaveTextContent('満席')
  expect(open).toHaveTextContent('残り8席')
  expect(within(dates).getAllByRole('link')).toHaveLength(1)
  expect(within(dates).getByRole('link')).toHaveAttribute(
    'href',
    '/owner/seminar/apply?id=4&session=2',
  )
  expect(screen.getByText(/^次回/)).toHaveTextContent('次回 2026年12月5日（土）・残り8席')
  const bar = screen.getByRole('navigation', { name: 'お問い合わせメニュー' })
  expect(within(bar).getByRole('link', { name: '申し込む' })).toHaveAttribute(
    'href',
    '/owner/seminar/apply?id=4&session=2',
  )
  expect(page.say?.('jsonLd')).toMatchObject([
    { '@type': 'Event', remainingAttendeeCapacity: 0 },
    { '@type': 'Event', remainingAttendeeCapacity: 8 },
  ])
})

test('the list tells what is to come', async () => {
  const page = await visit('/owner/seminar')
  await page.show?.()
  const link = screen.getByRole('link', { name: '空室を減らす募集条件の見直し方' })
  expect(link).toHaveAttribute('href', '/owner/seminar/4')
  const apply = within(screen.getByRole('article')).getByRole('link', { name: /の回に申し込む$/ })
  expect(apply).toHaveAttribute('href', '/owner/seminar/apply?id=4&session=2')
  const [full, open] = within(screen.getByRole('article')).getAllByRole('listitem')
  expect(full).toHaveTextContent(/^\d+月\d+日（.）.*満席$/)
  expect(open).toHaveTextContent(/^\d+月\d+日（.）.*残り8席申し込む$/)
})
