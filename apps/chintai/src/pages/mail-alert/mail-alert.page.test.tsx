import { expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { roomList } from '@sumai/testing/answers'
import { RECEIPT } from '@sumai/testing/visits'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

const TOKEN = '0b2f7c1e-6d8c-4a53-9a0e-5c5f5f7d1a11'
const SETTINGS = {
  email: 'h***@example.jp',
  frequency: 'daily',
  searches: [
    { search: '/search/kurume-shi', site: 'chintai', name: '久留米市' },
    { search: '/search', site: 'chintai', name: 'すべての賃貸物件' },
  ],
}

test('a search is named, asked for and confirmed by mail', async () => {
  const sent: unknown[] = []
  const page = await visit(
    `/mail-alert?search=${encodeURIComponent('/search/kurume-shi?page=2')}`,
    {
      inquiry: ({ body }) => {
        sent.push(body)
        return { inquiry: { receiptToken: RECEIPT } }
      },
    },
  )
  await page.show?.()
  expect(await screen.findByText('久留米市（いま1件）')).toBeVisible()
  expect(screen.getByRole('combobox', { name: '場所' })).toHaveDisplayValue('久留米市')
  expect(screen.getByRole('link', { name: '検索' })).toHaveAttribute('href', '/search/kurume-shi')
  await userEvent.click(screen.getByRole('radio', { name: '公開されたらすぐ' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'メールアドレス' }), 'hana@example.jp')
  await userEvent.click(screen.getByRole('checkbox', { name: /同意する/ }))
  await userEvent.click(screen.getByRole('button', { name: '入力内容を確認する' }))
  expect(await screen.findByRole('heading', { name: '入力内容の確認' })).toHaveFocus()
  expect(screen.getByText('久留米市')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'この内容で送信する' }))
  const done = { name: '確認のメールをお送りしました' }
  expect(await screen.findByRole('heading', done)).toBeInTheDocument()
  expect(sent).toEqual([
    expect.objectContaining({
      form: 'mail-alert',
      inquiryType: 'mailmagazine',
      siteType: 'chintai',
      email: 'hana@example.jp',
      details: { search: '/search/kurume-shi', frequency: 'now' },
    }),
  ])
})

test.each(['/baibai/search/kurume-shi', 'https://elsewhere.example', '/search/no-such-town'])(
  'what is no search of this site (%s) is all of its homes',
  async (search) => {
    const page = await visit(`/mail-alert?search=${encodeURIComponent(search)}`)
    await page.show?.()
    expect(await screen.findByText('すべての賃貸物件（いま1件）')).toBeVisible()
    expect(screen.getByRole('link', { name: '検索' })).toHaveAttribute('href', '/search')
    expect(screen.getByRole('figure')).toHaveTextContent('お届けするメールの見本')
  },
)

test('place, rent and layout are chosen on the page, beside what the search had', async () => {
  const search = encodeURIComponent('/search/kurume-eki?senyu_men_min=40&toho=10')
  const page = await visit(`/mail-alert?search=${search}`)
  await page.show?.()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '場所' }), '久留米市')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '賃料の上限' }), '6万円')
  await userEvent.click(screen.getByRole('checkbox', { name: '2LDK' }))
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '検索' })).toHaveAttribute(
      'href',
      '/search/kurume-shi/2ldk?hy_yachin_max=60000&senyu_men_min=40&toho=10',
    ),
  )
  expect(screen.getByRole('combobox', { name: '場所' })).toHaveDisplayValue('久留米市')
})

test('a choice says how many homes there are, one without any is not offered', async () => {
  const page = await visit('/mail-alert', {
    'chintai/rooms': () => roomList([ROOM], { facets: { madori: { 250: 12 } } }),
  })
  await page.show?.()
  expect(await screen.findByRole('checkbox', { name: '2LDK 12' })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: /1R/ })).toBeNull()
})

test('settings are changed by the link of a mail', async () => {
  const changed: unknown[] = []
  const page = await visit(`/mail-alert?manage=${TOKEN}`, {
    'mailmagazine/settings': ({ method, body }) => {
      if (method === 'PUT') changed.push(body)
      return { settings: SETTINGS }
    },
  })
  await page.show?.()
  expect(screen.getByText(/h\*\*\*@example\.jp/)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'すべての賃貸物件' }))
  await userEvent.click(screen.getByRole('radio', { name: '公開されたらすぐ' }))
  await userEvent.click(screen.getByRole('button', { name: '設定を保存する' }))
  expect(await screen.findByText('設定を保存しました。')).toBeVisible()
  expect(changed).toEqual([{ frequency: 'now', searches: ['/search/kurume-shi'] }])
})

test('all mails end by one button', async () => {
  let ended = 0
  const page = await visit(`/mail-alert?manage=${TOKEN}`, {
    'mailmagazine/settings': () => ({ settings: SETTINGS }),
    'mailmagazine/unsubscribe': () => {
      ended += 1
      return { mailmagazine: { status: 'unsubscribed' } }
    },
  })
  await page.show?.()
  await userEvent.click(screen.getByRole('button', { name: 'すべての配信を停止する' }))
  expect(await screen.findByRole('heading', { name: '配信を停止しました' })).toBeInTheDocument()
  expect(ended).toBe(1)
})

test('a link that is too old, and a twenty-first search, are said in words', async () => {
  const old = await visit(`/mail-alert?manage=${TOKEN}`, {
    'mailmagazine/settings': () => {
      throw new ApiError({ status: 404, code: 'mailmagazine.unknown_token', message: '' })
    },
  })
  await old.show?.()
  expect(screen.getByText(/このURLは使えません/)).toBeVisible()

  const full = await visit(
    `/mail-alert?confirm=${TOKEN}`,
    {
      'mailmagazine/confirm': () => {
        const code = 'mailmagazine.too_many_searches'
        throw new ApiError({ status: 409, code, message: '条件は20件までです。' })
      },
    },
    {},
  )
  expect(full).toMatchObject({ status: 409, answer: { refused: '条件は20件までです。' } })
})
