import { afterEach, expect, test } from '@jest/globals'
import { createSharedState, SharedStateProvider } from '@sumai/shared-state'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CompareCheckbox } from './compare-checkbox.tsx'

afterEach(() => localStorage.clear())

test('four listings can be compared, a fifth has to wait', async () => {
  const names = ['一', '二', '三', '四', '五']
  render(
    <SharedStateProvider state={createSharedState()}>
      {names.map((name, index) => (
        <CompareCheckbox
          key={name}
          listing={{ site: 'chintai', bukkenNo: String(index) }}
          name={name}
        />
      ))}
    </SharedStateProvider>,
  )
  const box = (name: string) => screen.getByRole('checkbox', { name: `${name}を比較に追加` })
  for (const name of names.slice(0, 4)) await userEvent.click(box(name))
  expect(box('五')).toBeDisabled()
  await userEvent.click(box('二'))
  expect(box('五')).toBeEnabled()
})
