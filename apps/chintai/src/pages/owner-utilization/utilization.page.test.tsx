import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { visit } from '../../testing/visit.ts'

test('says after how long each use has paid for itself', async () => {
  await (await visit('/owner/utilization')).show?.()
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
  expect(row('アパート')).toHaveTextContent(/7,200万円374万円112万円約.?27年$/)
  expect(row('戸建賃貸')).toHaveTextContent(/3,400万円192万円48万円約.?24年$/)
  expect(row('駐車場')).toHaveTextContent(/120万円52万円17万円約.?3年.?5か.?月$/)
  // What a sale leaves is no time after which it has paid for itself.
  expect(row('売却')).toHaveTextContent(/^売却（坪30万円）手取り 約1,710万円諸費用 約.?90万円———$/)
  expect(screen.getByText('30年後 +660万円')).toBeInTheDocument()
})

test('says what is left of each use after 30 years, the most first', async () => {
  await (await visit('/owner/utilization')).show?.()
  const bars = within(screen.getByRole('list', { name: '30年後の手残り' })).getAllByRole('listitem')
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    '売却（坪30万円）1,710万円',
    '駐車場（8台）930万円',
    '戸建賃貸（2棟）920万円',
    'アパート（1LDK 6戸）660万円',
  ])
})
