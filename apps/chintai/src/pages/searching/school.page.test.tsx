import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visit } from '../../testing/visit.ts'

type Query = { by?: string; shisetu_no?: string[]; shisetu_kyori?: number }

const NEAR: Record<string, number> = { '1015': 98, '1016': 74 }

/** Two schools with rooms; within 1 km there are half as many. */
async function open(url: string) {
  const page = await visit(url, {
    'chintai/rooms/by-place': ({ query = {} }) => {
      const { by, shisetu_no = [], shisetu_kyori } = query as Query
      const factor = shisetu_kyori === 1000 ? 2 : 1
      const places = Object.entries(by === 'shisetu_no' ? NEAR : {}).map(([code, count]) => ({
        code,
        count: count / factor,
        price: { median: 50_000, n: 9 },
      }))
      const chosen = places.filter(({ code }) => shisetu_no.includes(code))
      return { total: chosen.reduce((sum, { count }) => sum + count, 0), places }
    },
  })
  await page.show?.()
}
const kurume = () => within(screen.getByRole('group', { name: '久留米エリア' }))
const mii = () => kurume().getByRole('checkbox', { name: /^久留米大学 御井キャンパス/ })

test('schools stand by area, each with its city, its rooms and what they cost', async () => {
  await open('/searching/school')
  expect(mii()).toHaveAccessibleName('久留米大学 御井キャンパス 久留米市 98')
  expect(screen.getByRole('group', { name: '久留米エリア' })).toHaveTextContent('5.0万円')
})

test('a school without rooms says why it cannot be chosen, and where there are some', async () => {
  await open('/searching/school')
  const far = kurume().getByRole('checkbox', { name: /^久留米工業大学/ })
  expect(far).toBeDisabled()
  expect(far).toHaveAccessibleName('久留米工業大学 3km以内に部屋がありません 0')
  const [instead] = kurume().getAllByRole('link', { name: '久留米市で探す' })
  expect(instead).toHaveAttribute('href', '/search/kurume-shi')
})

test('the bar says what is chosen, and takes it away; the map chooses as well', async () => {
  await open('/searching/school')
  await userEvent.click(mii())
  expect(await screen.findByRole('button', { name: '98 件の部屋を見る' })).toBeEnabled()
  await userEvent.click(document.querySelector('a[data-code="1016"]') as Element)
  expect(await screen.findByRole('button', { name: '172 件の部屋を見る' })).toBeEnabled()
  await userEvent.click(screen.getByRole('link', { name: '久留米大学 御井キャンパスを外す' }))
  expect(await screen.findByRole('button', { name: '74 件の部屋を見る' })).toBeEnabled()
  expect(window.location.search).toBe('?shisetu_no%5B%5D=1016')
})

test('all that was chosen is taken away at once', async () => {
  await open('/searching/school?shisetu_no[]=1015&shisetu_no[]=1016')
  await userEvent.click(screen.getByRole('link', { name: 'すべて外す' }))
  expect(await screen.findByRole('button', { name: '学校を選んでください' })).toBeDisabled()
})

test('a shorter distance counts again and stays with the schools', async () => {
  await open('/searching/school?shisetu_no[]=1015')
  await userEvent.click(screen.getByRole('radio', { name: /^1km以内/ }))
  expect(await screen.findByRole('button', { name: '49 件の部屋を見る' })).toBeEnabled()
  expect(mii()).toHaveAccessibleName('久留米大学 御井キャンパス 久留米市 49')
  expect(mii()).toBeChecked()
})
