import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { DataTable } from './data-table.tsx'

test('the first cell names its row, in the foot too', () => {
  render(
    <DataTable
      label="手取りの例"
      columns={[{ label: '項目' }, { label: '仲介', isNumber: true }]}
      rows={[{ key: 'price', cells: ['売れる価格', '2,000万円'] }]}
      foot={['手取り', '約1,904万円']}
    />,
  )
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names).toEqual(['売れる価格', '手取り'])
  expect(screen.getByRole('cell', { name: '約1,904万円' })).toBeInTheDocument()
})
