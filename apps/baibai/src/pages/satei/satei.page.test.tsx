import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visit } from '../../testing/visit.ts'

beforeEach(() => sessionStorage.clear())

async function open() {
  const { show } = await visit('/baibai/satei')
  await show?.()
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
/** The mark beside the name of a field. */
const markOf = (label: string) => screen.getByText(label).parentElement?.textContent

test('kinds and ways are cards that say what each means', async () => {
  await open()
  const kinds = within(screen.getByRole('group', { name: /^査定物件の種別/ }))
  expect(kinds.getByRole('radio', { name: '土地' }).closest('label')).toHaveTextContent(
    '更地、古家つきの土地',
  )
  await choose('土地')
  expect(kinds.getByRole('radio', { name: '土地' })).toBeChecked()
})

test('the name of the building is asked of a flat, and may be left out of a whole building', async () => {
  await open()
  await choose('マンション')
  expect(markOf('マンション名')).toBe('マンション名必須')
  await choose('一棟マンション・アパート')
  expect(markOf('マンション名')).toBe('マンション名任意')
})

test('the month of construction is written as one says it', async () => {
  await open()
  const month = screen.getByLabelText(/^築年月/)
  expect(month).toHaveAttribute('type', 'text')
  expect(month).toHaveAttribute('placeholder', '例：2008年、平成20年3月')
})
