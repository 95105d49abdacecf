import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visit } from '../../testing/visit.ts'

test('ticks every station from one to another, whichever is named first', async () => {
  const page = await visit('/searching/station')
  await page.show?.()
  const span = within(screen.getByRole('group', { name: 'JR長崎本線の区間' }))
  const ends = span.getAllByRole('combobox')
  const button = span.getByRole('button', { name: 'この区間を選ぶ' })
  await userEvent.click(button)
  expect(window.location.search).toBe('')
  await userEvent.selectOptions(ends[0] as Element, '神埼')
  await userEvent.selectOptions(ends[1] as Element, '中原')
  await userEvent.click(button)
  const line = within(screen.getByRole('group', { name: 'JR長崎本線' }))
  const ticked = (await line.findAllByRole('checkbox', { checked: true })).map(
    (box) => (box as HTMLInputElement).labels?.[0]?.textContent,
  )
  expect(ticked).toEqual(['中原0', '吉野ヶ里公園0', '神埼0'])
})
