import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

/** Fewer rooms with each condition. */
async function open(url: string) {
  const page = await visit(url, {
    'chintai/rooms': ({ query = {} }) => {
      const { madori, hy_yachin_max } = query as Record<string, unknown>
      const total = 40 - (madori ? 10 : 0) - (hy_yachin_max ? 5 : 0)
      return {
        ...roomList([ROOM]),
        pagination: { page: 1, limit: 1, total, lastPage: total },
        facets: { bukken_type: { '1': 30 }, madori: { '150': 30 } },
      }
    },
  })
  await page.show?.()
}
const bar = () => within(screen.getByRole('region', { name: '選んだもの' }))

test('leads to every room before anything is chosen', async () => {
  await open('/searching/term')
  expect(bar().getByRole('button', { name: '40 件の部屋を見る' })).toBeEnabled()
  expect(bar().getByRole('button', { name: '地図で見る' })).toBeEnabled()
  expect(bar().getByText('選んだ条件が、ここに並びます。')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '条件' })).toHaveAttribute('aria-current', 'page')
})

test('the bar says every condition, and takes each away', async () => {
  await open('/searching/term?hy_yachin_max=60000')
  await userEvent.click(screen.getByRole('checkbox', { name: '1LDK 30' }))
  expect(await bar().findByRole('button', { name: '25 件の部屋を見る' })).toBeInTheDocument()
  await userEvent.click(bar().getByRole('link', { name: '1LDKを外す' }))
  expect(await bar().findByRole('button', { name: '35 件の部屋を見る' })).toBeInTheDocument()
  expect(window.location.pathname + window.location.search).toBe(
    '/searching/term?hy_yachin_max=60000',
  )
})

test('the first rooms that are found stand below, and lead to their pages', async () => {
  await open('/searching/term?hy_yachin_max=60000')
  const found = within(screen.getByRole('region', { name: 'この条件で見つかる部屋' }))
  expect(found.getByRole('link', { name: /メゾン東町/ })).toHaveAttribute(
    'href',
    '/articles/room/40203/1000012345',
  )
})

test('crossed limits of a range are swapped', async () => {
  await open('/searching/term?hy_yachin_max=60000')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '賃料の下限' }), '80000')
  expect(await bar().findByRole('link', { name: '6万円〜8万円を外す' })).toBeInTheDocument()
})

test('free Wi-Fi, which is said already, does not stand beside free internet', async () => {
  await open('/searching/term')
  const box = screen.getByText('Wi-Fi使用料無料')
  expect(box.closest('details')).not.toBeNull()
})
