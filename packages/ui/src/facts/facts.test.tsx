import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Facts } from './facts.tsx'

const rows = [
  { label: '所在地', value: '福岡市南区塩原3丁目' },
  { label: '更新料', value: null },
  { label: '構造', value: '鉄筋コンクリート造' },
]

test('each fact is a row with its header; one without a value is left out', () => {
  render(<Facts caption="物件の概要" rows={rows} />)
  expect(screen.getByRole('table', { name: '物件の概要' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: '所在地 福岡市南区塩原3丁目' })).toBeInTheDocument()
  expect(screen.queryByRole('rowheader', { name: '更新料' })).not.toBeInTheDocument()
})

test('a long list can stand in two tables', () => {
  render(<Facts caption="物件の概要" rows={rows} columns={2} />)
  expect(screen.getAllByRole('table')).toHaveLength(2)
})
