import { beforeEach, describe, expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import type { FormAnswer } from '@sumai/forms/form-answer'
import { type Answers, unreachable } from '@sumai/testing/answers'
import { RECEIPT } from '@sumai/testing/visits'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visit } from '../../testing/visit.ts'

beforeEach(() => sessionStorage.clear())

const FILLED = {
  category: 'rent',
  name: '楠田 みどり',
  name_kana: 'くすだ みどり',
  email: 'midori＠example.jp',
  email_confirm: 'midori@example.jp',
  tel: '090-0000-0000',
  tenpo_no: '',
  body: '自転車を2台置けますか。',
  agree_privacy: 'on',
  website: '',
  key: '6f6a2f0e-0000-4000-8000-000000000000',
  form_token: 'opened',
}

async function post(step: string, changes: object = {}, answers: Answers = {}) {
  const page = await visit('/contact', answers, { ...FILLED, ...changes, step })
  return { ...page, answer: page.answer as FormAnswer }
}

test('says what is wrong and keeps every input', async () => {
  const { status, answer } = await post('confirm', { name: '', email_confirm: 'other@example.jp' })
  expect(status).toBe(422)
  expect(answer.errors).toEqual({
    name: 'お名前を入力してください。',
    email_confirm: 'メールアドレスが確認用と一致しません。',
  })
  expect(answer.values).toMatchObject({ body: FILLED.body, agree_privacy: true })
})

test('shows what will be sent before anything is sent', async () => {
  const { status, answer } = await post('confirm', {}, { inquiry: unreachable })
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    step: 'confirm',
    values: { name_kana: 'クスダ ミドリ', email: 'midori@example.jp', tel: '09000000000' },
    key: FILLED.key,
  })
})

test('goes back with every input', async () => {
  const { status, answer } = await post('edit-0')
  expect(status).toBe(200)
  expect(answer).toMatchObject({ step: 'input', values: { name: FILLED.name }, errors: {} })
})

test('sends with the key of the form and leads to the receipt', async () => {
  const sent: unknown[] = []
  const page = await post(
    'send',
    {},
    {
      inquiry: ({ body, headers }) => {
        sent.push(headers?.['idempotency-key'], body)
        return { inquiry: { receiptToken: RECEIPT } }
      },
    },
  )
  expect(page).toMatchObject({ status: 303, location: `/contact/thanks?receipt=${RECEIPT}` })
  expect(sent).toEqual([
    FILLED.key,
    expect.objectContaining({
      inquiryType: 'other',
      form: 'contact',
      siteType: 'chintai',
      formToken: 'opened',
      details: { category: 'rent' },
    }),
  ])
})

test('nothing is sent past a mistake', async () => {
  const { status, answer } = await post('send', { agree_privacy: '' })
  expect(status).toBe(422)
  expect(answer.errors).toEqual({ agree_privacy: '個人情報の取り扱いについて同意してください。' })
})

test('while the API is down everything stays, with the same key', async () => {
  const { status, answer } = await post('send', {}, { inquiry: unreachable })
  expect(status).toBe(503)
  expect(answer).toMatchObject({ step: 'confirm', key: FILLED.key, values: { body: FILLED.body } })
  expect(answer.failure).toMatch(/^通信エラーが発生しました。/)
})

const refuse = (status: number, code: string, errors?: Record<string, string[]>) => () => {
  throw new ApiError({ status, code, message: '', errors })
}

test('a visitor who has sent too much is told to wait', async () => {
  const { status, answer } = await post('send', {}, { inquiry: refuse(429, 'rate_limited') })
  expect(status).toBe(429)
  expect(answer.failure).toMatch(/^送信回数の上限に達しました。/)
})

test('what only the API can know is said at its field', async () => {
  const refused = refuse(422, 'inquiry.invalid', { tenpo_no: ['店舗が見つかりません。'] })
  const { status, answer } = await post('send', { tenpo_no: '999' }, { inquiry: refused })
  expect(status).toBe(422)
  expect(answer).toMatchObject({ step: 'input', errors: { tenpo_no: '店舗が見つかりません。' } })
})

test.each([
  ['changed after one that did arrive', FILLED.key, refuse(422, 'inquiry.key_reused')],
  ['that has lost its key', '', refuse(400, 'inquiry.key_missing')],
])('an enquiry %s gets a key with which it can be sent', async (_, key, inquiry) => {
  const { answer } = await post('send', { key }, { inquiry })
  expect(answer).toMatchObject({ step: 'confirm', values: { body: FILLED.body } })
  expect(answer.key).not.toBe(key)
  expect(answer.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('with JavaScript the same steps run in the page', async () => {
  const page = await visit('/contact?category=rent', {
    inquiry: () => ({ inquiry: { receiptToken: RECEIPT } }),
  })
  await page.show?.()
  expect(screen.getByRole('radio', { name: 'お部屋探し' })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: '入力内容を確認する' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('お名前')
  expect(screen.getByRole('textbox', { name: /お名前/ })).toBeInvalid()

  await userEvent.type(screen.getByRole('textbox', { name: /お名前/ }), '楠田 みどり')
  await userEvent.type(screen.getByRole('textbox', { name: 'メールアドレス' }), 'm@example.jp')
  await userEvent.type(screen.getByRole('textbox', { name: /（確認）/ }), 'm@example.jp')
  await userEvent.type(
    screen.getByRole('textbox', { name: /お問い合わせ内容/ }),
    '空室はありますか。',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /同意する/ }))
  await userEvent.click(screen.getByRole('button', { name: '入力内容を確認する' }))
  expect(await screen.findByRole('heading', { name: '入力内容の確認' })).toHaveFocus()
  expect(screen.getByText(/まだ送信されていません。/)).toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'この内容で送信する' }))
  expect(await screen.findByRole('heading', { name: '送信が完了しました' })).toBeInTheDocument()
  expect(screen.getByText('K2611-000001')).toBeInTheDocument()
  expect(sessionStorage).toHaveLength(0)
  expect(screen.getByText('11月21日（土） 13:00ごろ')).toBeInTheDocument()
})

describe('while it is filled in', () => {
  const textbox = (name: RegExp | string) => screen.findByRole('textbox', { name })

  test('a message comes when a field is left, and goes when it is put right', async () => {
    await (await visit('/contact')).show?.()
    const kana = await textbox('フリガナ')
    await userEvent.click(kana)
    await userEvent.tab()
    expect(kana).toBeValid()
    await userEvent.type(kana, '漢字')
    expect(kana).toBeValid()
    await userEvent.tab()
    expect(await screen.findByText('フリガナは全角カタカナで入力してください。')).toBeVisible()
    await userEvent.clear(kana)
    await userEvent.type(kana, 'ﾐﾄﾞﾘ')
    await waitFor(() => expect(kana).toBeValid())
  })

  test('an Enter that ends a composition sends nothing', async () => {
    await (await visit('/contact')).show?.()
    const name = await textbox('お名前')
    expect(fireEvent.keyDown(name, { key: 'Enter', isComposing: true })).toBe(false)
    expect(fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 })).toBe(false)
    expect(fireEvent.keyDown(name, { key: 'Enter', keyCode: 13 })).toBe(true)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('what was typed comes back after a reload, but for the consent, until it is erased', async () => {
    await (await visit('/contact')).show?.()
    await userEvent.type(await textbox('お名前'), '楠田 みどり')
    await userEvent.type(await textbox('お問い合わせ内容'), '空室はありますか。')
    await userEvent.click(screen.getByRole('checkbox', { name: /同意する/ }))
    cleanup()

    await (await visit('/contact?category=rent')).show?.()
    expect(await screen.findByText('前回の入力内容を表示しています。')).toBeVisible()
    expect(await textbox('お名前')).toHaveValue('楠田 みどり')
    expect(await textbox('お問い合わせ内容')).toHaveValue('空室はありますか。')
    expect(screen.getByRole('radio', { name: 'お部屋探し' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /同意する/ })).not.toBeChecked()

    await userEvent.click(screen.getByRole('button', { name: '入力内容を消去' }))
    expect(await textbox('お名前')).toHaveValue('')
    cleanup()
    await (await visit('/contact')).show?.()
    expect(await textbox('お名前')).toHaveValue('')
  })

  test('a draft that nobody can read is no draft', async () => {
    sessionStorage.setItem('sumai:draft:chintai:contact', '{"version":0,"draft":{"values":null}}')
    await (await visit('/contact')).show?.()
    expect(await textbox('お名前')).toHaveValue('')
    expect(screen.queryByText('前回の入力内容を表示しています。')).not.toBeInTheDocument()
  })
})

test('the thanks page without a receipt leads back to the form', async () => {
  expect(await visit('/contact/thanks')).toMatchObject({ status: 302, location: '/contact' })
  expect(await visit('/contact/thanks?receipt=made-up')).toMatchObject({ status: 302 })
})
