import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { visit } from '../../testing/visit.ts'

test('says after how long each use has paid for itself', async () => {
  await (await visit('/owner/utilization')).show?.()
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
  expect(row('アパート')).toHaveTextContent(/7,200万円374万円112万円約.?27年$/)
  expect(row('戸建賃貸')).toHaveTextContent(/3,400万円192万円48万円約.?24年$/)
  expect(row('駐車場')).toHaveTextContent(/120万円52万円17万円約.?3年.?5か月$/)
  expect(screen.getByText('30年後 +660万円')).toBeInTheDocument()
})
