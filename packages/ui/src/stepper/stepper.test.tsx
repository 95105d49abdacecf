import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Stepper } from './stepper.tsx'

test('tells which step it is and which are done', () => {
  render(<Stepper steps={['入力', '確認', '完了']} current={1} />)
  expect(screen.getByRole('list', { name: 'お手続きの流れ' })).toBeVisible()
  const [input, check, done] = screen.getAllByRole('listitem')
  expect(input).toHaveTextContent('入力（済み）')
  expect(check).toHaveAttribute('aria-current', 'step')
  expect(done).toHaveTextContent('3完了')
})
