import { expect, test } from '@jest/globals'
import { roomList, unreachable } from '@sumai/testing/answers'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

/** What a page loads late comes in its own time. */
const PATIENT = { timeout: 20_000 }

const URL = '/search/kurume-shi/mansion'

test('the last results stay when the next cannot be read, and what was chosen too', async () => {
  let isDown = false
  const page = await visit(URL, {
    'chintai/rooms': () => (isDown ? unreachable() : roomList([ROOM])),
  })
  await page.show?.()
  const withFees = () => screen.getByRole('checkbox', { name: '管理費・共益費を含む' })
  isDown = true
  await userEvent.click(withFees())
  expect(await screen.findByRole('alert', undefined, PATIENT)).toHaveTextContent(
    '前の結果を表示しています',
  )
  expect(window.location.search).toBe('?is_include_kyoekihi=1')
  expect(screen.getByRole('article')).toBeInTheDocument()
  expect(withFees()).toBeChecked()
  isDown = false
  await userEvent.click(screen.getByRole('link', { name: '再読み込み' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument(), PATIENT)
  expect(withFees()).toBeChecked()
})

test('the old results stay, marked as busy, until the new ones are there', async () => {
  let answer = () => {}
  const page = await visit(URL, {
    'chintai/rooms': ({ query = {} }) =>
      'order' in query
        ? new Promise((resolve) => {
            answer = () => resolve(roomList([]))
          })
        : roomList([ROOM]),
  })
  await page.show?.()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '並び替え' }), 'new')
  const busy = await screen.findByText('物件を読み込んでいます')
  expect(screen.getByRole('article').closest('[aria-busy=true]')).toContainElement(busy)
  answer()
  expect(await screen.findByText('0件の物件')).toBeInTheDocument()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})
