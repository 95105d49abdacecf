import { expect, test } from '@jest/globals'
import { found } from '@sumai/testing/answers'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visit } from '../../testing/visit.ts'

const VOICE = {
  contentId: 7,
  title: '庭のある中古の家を選びました',
  summary: '子どもが二人になりました。',
  imageUrl: null,
  cityCode: null,
  customerInitial: 'K様',
  customerType: 'buy',
  customerTypeLabel: '購入',
  rating: 5,
  tenpoNo: '001',
  syainNo: null,
  staffReply: '点検で見つけた雨どいは、2年後にもう一度見ておくと安心です。',
  publishAt: '2026-11-01T10:00:00+09:00',
}
const OTHER = { ...VOICE, contentId: 8, tenpoNo: '101', title: '住み替えました' }
const STAFF = { syainNo: '010501', name: '白石 緑', photoUrl: null }
const SHOP = { tenpoNo: '001', tenpoName: '久留米本店', photos: [] }

async function open(url: string, contents: readonly object[] = [VOICE, OTHER]) {
  const { show } = await visit(url, {
    'staffs/': (_, id) => ({ staff: found(id === '010501' ? STAFF : undefined) }),
    contents: () => ({ contents, pagination: { lastPage: 1 } }),
    shops: () => ({ shops: [SHOP, { ...SHOP, tenpoNo: '101', tenpoName: '博多駅前店' }] }),
  })
  await show?.()
}

test('one list of shops chooses whose customers are heard', async () => {
  await open('/baibai/customer?type=buy')
  expect(screen.getAllByRole('article')).toHaveLength(2)
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: '担当した店舗' }),
    '久留米本店（1件）',
  )
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(window.location.search).toBe('?type=buy&tenpo_no=001')
})

test('says how content all of them are', async () => {
  await open('/baibai/customer')
  expect(screen.getByText('（2件の平均）').parentElement).toHaveTextContent('満足度 5.0 / 5')
})

test('beside every customer stands how content they are, with a star for those who see it', async () => {
  await open('/baibai/customer')
  const [voice] = screen.getAllByRole('article')
  expect(voice).toHaveTextContent('K様（2026年11月）満足度 5 / 5')
})

test('the first choice of the list is every shop', async () => {
  await open('/baibai/customer?tenpo_no=')
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('a voice names who answered, however many staff there are, and outlives who has left', async () => {
  await open('/baibai/customer', [
    { ...VOICE, syainNo: STAFF.syainNo },
    { ...OTHER, syainNo: '000001' },
  ])
  const [answered, left] = screen.getAllByText(/^担当( |$)/)
  expect(answered).toHaveTextContent(/^担当 久留米本店 白石 緑$/)
  expect(left).toHaveTextContent(/^担当 博多駅前店$/)
})
