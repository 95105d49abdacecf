import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Badge, Tags } from './badge.tsx'

test('a badge names a fact', () => {
  render(<Badge tone="new">新着</Badge>)
  expect(screen.getByText('新着')).toHaveClass('new')
})

test('a listing shows four facilities at most', () => {
  render(
    <Tags label="設備" tags={['ネット無料', '宅配ボックス', '追い焚き', '角部屋', '南向き']} />,
  )
  expect(screen.getByRole('list', { name: '設備' }).children).toHaveLength(4)
})

test('a listing without facilities shows no empty list', () => {
  render(<Tags label="設備" tags={[]} />)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})
