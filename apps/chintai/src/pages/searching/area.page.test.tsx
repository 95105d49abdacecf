import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

const TOTALS: Record<string, number> = { '': 160, '40203': 128, '40203,41201': 160 }

/** Two cities with rooms; the API counts what is asked for. */
async function open(url: string) {
  const page = await visit(url, {
    'chintai/rooms': ({ query = {} }) =>
      roomList([ROOM], {
        pagination: {
          page: 1,
          limit: 1,
          total: TOTALS[String(query.city_code ?? '')],
          lastPage: 1,
        },
        facets: { city_code: { 40203: 128, 41201: 32 } },
      }),
  })
  await page.show?.()
  return page
}
const button = (count: number) => screen.findByRole('button', { name: `${count} 件を表示する` })

test('shows the cities of each area with what they would give', async () => {
  await open('/searching/area')
  const kurume = within(screen.getByRole('group', { name: '久留米エリア' }))
  expect(kurume.getByRole('checkbox', { name: '久留米市 128' })).toBeEnabled()
  expect(kurume.getByRole('checkbox', { name: 'うきは市 0' })).toBeDisabled()
  expect(await button(160)).toBeInTheDocument()
})

test('several can be chosen; the address keeps them, and the button counts', async () => {
  await open('/searching/area')
  await userEvent.click(screen.getByRole('checkbox', { name: '久留米市 128' }))
  expect(await button(128)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: '佐賀市 32' }))
  await userEvent.click(await button(160))
  // The code of the results is fetched on the way.
  const sort = await screen.findByRole('combobox', { name: '並び替え' }, { timeout: 20_000 })
  expect(sort).toBeInTheDocument()
  expect(window.location.search).toBe('?city_code[]=40203&city_code[]=41201')
  window.history.back()
  expect(await screen.findByRole('checkbox', { name: '久留米市 128' })).toBeChecked()
})

test('a page with a choice in its address is none for an index', async () => {
  const plain = await visit('/searching/area')
  expect(plain.say?.('robots')).toBe('index,follow')
  const chosen = await visit('/searching/area?city_code[]=40203')
  expect(chosen.say?.('robots')).toBe('noindex,follow')
})

test('a value that cannot be understood is a bad request', async () => {
  expect(await visit('/searching/area?toho=near')).toMatchObject({ status: 400 })
})
