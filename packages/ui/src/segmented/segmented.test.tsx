import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderAt } from '../testing/render-at.tsx'
import { Segmented, SegmentedLinks } from './segmented.tsx'

const choices = [
  { value: 'month', label: '月々' },
  { value: 'total', label: '総額' },
]

function Page() {
  const [value, setValue] = useState('month')
  return (
    <Segmented label="費用の見方" name="view" choices={choices} {...{ value }} onValue={setValue} />
  )
}

test('one of the choices is on, and arrow keys change it', async () => {
  render(<Page />)
  expect(screen.getByRole('group', { name: '費用の見方' })).toBeVisible()
  expect(screen.getByRole('radio', { name: '月々' })).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: '総額' })).toBeChecked()
})

test('choices with addresses are links; the page of now is marked', () => {
  renderAt(
    <SegmentedLinks
      label="サイト切替"
      links={[
        { to: '/', label: '賃貸', current: true },
        { to: '/baibai', label: '売買・投資', current: false },
      ]}
    />,
  )
  expect(screen.getByRole('link', { name: '賃貸' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: '売買・投資' })).not.toHaveAttribute('aria-current')
})
