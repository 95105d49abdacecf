import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

beforeEach(() => sessionStorage.clear())

test('asks whether the room is free, as the button that leads here says', async () => {
  const page = await visit(`/property?bukken_no=${ROOM.bukkenNo}`, { shops: () => ({ shops: [] }) })
  await page.show?.()
  expect(await screen.findByRole('checkbox', { name: '空き状況を知りたい' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'その他' })).not.toBeChecked()
})

test('a second choice without a time opens, so that its error is seen', async () => {
  const page = await visit(`/property?bukken_no=${ROOM.bukkenNo}`, { shops: () => ({ shops: [] }) })
  await page.show?.()
  await userEvent.click(await screen.findByRole('checkbox', { name: '実際に内見したい' }))
  const second = screen.getByText('第2希望も伝える').closest('details')
  for (const [index, day] of [/11月28日（土）/, /11月29日（日）/].entries()) {
    const days = () => screen.getAllByRole('button', { name: day })
    await waitFor(() => expect(days()).toHaveLength(2), { timeout: 5000 })
    await userEvent.click(days()[index] as Element)
  }
  expect(second).not.toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: '入力内容を確認する' }))
  expect(await screen.findByText('第2希望時間を選択してください。')).toBeInTheDocument()
  expect(second).toHaveAttribute('open')
})

test('whoever has chosen no room, and seen none, can ask about the newest', async () => {
  await (await visit('/property')).show?.()
  const newest = await screen.findByRole('region', { name: '新着の部屋から選ぶ' })
  expect(within(newest).getByRole('link', { name: /について問い合わせる$/ })).toHaveAttribute(
    'href',
    `/property?bukken_no[]=${ROOM.bukkenNo}`,
  )
})
