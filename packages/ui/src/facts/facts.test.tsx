import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Facts } from './facts.tsx'

const ROWS = ['所在地', '交通', '構造', '築年月', '総戸数'].map((label) => ({
  label,
  value: label,
}))

test('a long table is two, the second of which a phone folds; all of it is there', () => {
  render(<Facts caption="物件の概要" rows={[...ROWS, { label: '備考', value: '' }]} columns={2} />)
  expect(screen.getByText('続きを見る')).toBeInTheDocument()
  expect(screen.getAllByRole('row')).toHaveLength(5)
  expect(screen.getByRole('table', { name: '物件の概要（続き）' })).toHaveTextContent('総戸数')
})

test('a short one is one', () => {
  render(<Facts caption="物件の概要" rows={ROWS} />)
  expect(screen.getByRole('table')).toHaveAccessibleName('物件の概要')
  expect(screen.queryByText('続きを見る')).not.toBeInTheDocument()
})
