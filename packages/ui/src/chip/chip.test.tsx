import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAt } from '../testing/render-at.tsx'
import { ActiveCondition, Chip } from './chip.tsx'

test('a chip is a checkbox with its count', async () => {
  render(<Chip name="madori[]" value="150" label="1LDK" count={1240} />)
  const chip = screen.getByRole('checkbox', { name: '1LDK 1,240' })
  await userEvent.click(chip)
  expect(chip).toBeChecked()
})

test('an option that gives nothing stays visible', () => {
  render(<Chip label="4K以上" count={0} />)
  expect(screen.getByRole('checkbox', { name: '4K以上 0' })).toBeEnabled()
})

test('a condition in force is a link to the search without it', () => {
  renderAt(<ActiveCondition label="7万円以下" to="/search/kurume-shi" />)
  expect(screen.getByRole('link', { name: '7万円以下を外す' })).toHaveAttribute(
    'href',
    '/search/kurume-shi',
  )
})
