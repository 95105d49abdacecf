import { beforeEach, describe, expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { unbroken } from '@sumai/format/unbroken'
import { wholeAddress } from '@sumai/format/whole-address'
import type { FormAnswer } from '@sumai/forms/form-answer'
import { type Answers, unreachable } from '@sumai/testing/answers'
import { RECEIPT } from '@sumai/testing/visits'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOM } from '../../testing/room.ts'
import { visit } from '../../testing/visit.ts'

beforeEach(() => sessionStorage.clear())

const SHOP = {
  tenpoNo: '001',
  tenpoName: '久留米本店',
  areaNo: 10,
  address: '福岡県久留米市東町00番地1',
  access: null,
  parkingCount: 3,
  tel: '0942-00-0001',
  freeDial: '0120-00-0001',
  eigyoStart: '09:30',
  eigyoEnd: '18:30',
  teikyuWeek: [3],
  teikyuLabel: '毎週水曜日',
  teikyuBusyMonthsOpen: [],
  holidays: [],
  reserveSlotMinutes: 60,
  photos: ['/media/shop/shop-1'],
  lat: 33.31,
  lng: 130.52,
}
const SHOPS: Answers = {
  shops: () => ({ shops: [SHOP] }),
  'shops/': () => ({ shop: SHOP }),
  staffs: () => ({ staffs: [{ syainNo: '000045', name: '白石 緑', yakushoku: '店長' }] }),
  'inquiry-slots': () => ({
    inquirySlots: {
      tenpoNo: '001',
      days: [
        {
          date: '2026-11-28',
          slots: [
            { time: '09:30', isFull: true },
            { time: '10:30', isFull: false },
          ],
        },
      ],
    },
  }),
}

const FILLED = {
  tenpo_no: '001',
  method: 'visit',
  date1: '2026-11-28',
  time1: '10:30',
  ninzu: '２',
  name: '楠田 みどり',
  name_kana: 'くすだ みどり',
  email: 'midori@example.jp',
  tel: '090-0000-0000',
  agree_privacy: 'on',
  key: '6f6a2f0e-0000-4000-8000-000000000000',
  form_token: 'opened',
}

async function post(step: string, changes: object = {}, answers: Answers = {}) {
  const form = { ...FILLED, ...changes, step }
  const page = await visit('/reservation', { ...SHOPS, ...answers }, form)
  return { ...page, answer: page.answer as FormAnswer }
}

const HAKATA = {
  ...SHOP,
  ...{ tenpoNo: '101', tenpoName: '博多駅前店', areaNo: 101 },
  ...{ lat: 33.59, lng: 130.42 },
}

test('shops are cards by area; only the first area is open', async () => {
  const { show } = await visit('/reservation', {
    ...SHOPS,
    shops: () => ({ shops: [SHOP, HAKATA] }),
  })
  await show?.()
  const card = screen.getByRole('radio', { name: '博多駅前店' })
  expect(card.closest('label')).toHaveTextContent('9:30〜18:30')
  expect(card.closest('details')).toHaveAttribute('open')
  expect(screen.getByText('久留米エリア').closest('details')).not.toHaveAttribute('open')
  await userEvent.click(card)
  expect(await screen.findByText('電話：0120-00-0001')).toBeInTheDocument()
})

test('a shop that the address names stands alone, and can be changed', async () => {
  const { show } = await visit('/reservation?tenpo_no=101', {
    ...SHOPS,
    shops: () => ({ shops: [SHOP, HAKATA] }),
  })
  await show?.()
  const group = screen.getByRole('group', { name: /^ご希望の店舗/ })
  const others = within(group).getByText('店舗を変更').closest('details')
  expect(others).not.toHaveAttribute('open')
  expect(within(group).getAllByText('博多駅前店')[0]?.closest('details')).toBeNull()
  await userEvent.click(within(group).getByText('店舗を変更'))
  await userEvent.click(screen.getByRole('radio', { name: '久留米本店' }))
  expect(within(group).getAllByText('久留米本店')[0]?.closest('details')).toBeNull()
})

test('of a listing its own shop stands alone, and is said to be its own', async () => {
  const { show } = await visit(`/reservation?bukken_no[]=${ROOM.bukkenNo}`, {
    ...SHOPS,
    shops: () => ({ shops: [HAKATA, SHOP] }),
  })
  await show?.()
  const group = screen.getByRole('group', { name: /^ご希望の店舗/ })
  expect(within(group).getByText('物件のご案内店').closest('details')).toBeNull()
  expect(within(group).getAllByText('久留米本店')[0]?.closest('details')).toBeNull()
})

test('whoever shares the position sees the nearest shop first, and keeps the choice', async () => {
  const { show } = await visit('/reservation?tenpo_no=001', {
    ...SHOPS,
    shops: () => ({ shops: [SHOP, HAKATA] }),
  })
  await show?.()
  const position = { coords: { latitude: 33.59, longitude: 130.41 } } as GeolocationPosition
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found) => found(position)
  Object.assign(navigator, { geolocation: { getCurrentPosition } })
  await userEvent.click(screen.getByRole('button', { name: '現在地から近い順に並べる' }))
  const near = within(screen.getByRole('group', { name: /^ご希望の店舗/ })).getAllByRole('radio')
  expect(near.map((radio) => radio.getAttribute('aria-label'))).toEqual([
    '博多駅前店',
    '久留米本店',
  ])
  expect(near[0]?.closest('label')).toHaveTextContent('直線で約0.9km')
  expect(near[1]).toBeChecked()
})

test('one comes alone to a shop, unless a draft says otherwise', async () => {
  const people = () => document.querySelector<HTMLInputElement>('[name=ninzu]')?.value
  const method = () => document.querySelector<HTMLInputElement>('[name=method]:checked')?.value
  const fresh = await visit('/reservation', SHOPS)
  await fresh.show?.()
  expect([people(), method()]).toEqual(['1', 'visit'])
  const draft = { key: FILLED.key, reached: 0, values: { ninzu: 3, method: 'online' } }
  sessionStorage.setItem('sumai:draft:chintai:reservation', JSON.stringify({ version: 1, draft }))
  document.body.replaceChildren()
  const again = await visit('/reservation', SHOPS)
  await again.show?.()
  await waitFor(() => expect([people(), method()]).toEqual(['3', 'online']))
})

describe('an hour that was chosen on the page of a listing', () => {
  async function show(time: string) {
    const address = `/reservation?tenpo_no=001&date1=2026-11-28&time1=${time}`
    const { show } = await visit(address, SHOPS)
    await show?.()
    const field = (name: string) => document.querySelector<HTMLInputElement>(name)
    const step = screen.getByRole('listitem', { current: 'step' }).textContent
    return {
      step,
      date: field('[name=date1]')?.value,
      time: field('[name=time1]:checked')?.value,
    }
  }

  test('is chosen here already, and the form begins with it', async () => {
    const { step, ...visit } = await show('10:30')
    expect(visit).toEqual({ date: '2026-11-28', time: '10:30' })
    expect(step).toContain('日時')
    expect(screen.getByRole('button', { name: '店舗を変更' })).toBeVisible()
  })

  test('and was taken meanwhile leaves its day', async () => {
    const { step, ...visit } = await show('09:30')
    expect(visit).toEqual({ date: '2026-11-28', time: undefined })
    expect(step).toContain('店舗')
  })
})

describe('without JavaScript', () => {
  test('a step is only asked about itself', async () => {
    const { status, answer } = await post('next-0', { date1: '', name: '' })
    expect(status).toBe(200)
    expect(answer).toMatchObject({ step: 'input', at: 1, errors: {} })
    const wrong = await post('next-0', { tenpo_no: '' })
    expect(wrong.status).toBe(422)
    expect(wrong.answer).toMatchObject({
      at: 0,
      errors: { tenpo_no: 'ご希望の店舗を選択してください。' },
    })
  })

  test('the whole form leads to the step of its first mistake', async () => {
    const { status, answer } = await post('confirm', { date1: '2026-11-25', name: '' })
    expect(status).toBe(422)
    expect(answer.at).toBe(1)
    expect(answer.errors).toMatchObject({
      date1: '選択した日は久留米本店の定休日です。別の日を選択してください。',
      name: 'お名前を入力してください。',
    })
  })

  test('the receipt is told when the visit is', async () => {
    const { status, location } = await post(
      'send',
      {},
      { inquiry: () => ({ inquiry: { receiptToken: RECEIPT } }) },
    )
    expect(status).toBe(303)
    expect(location).toBe(
      `/reservation/thanks?receipt=${RECEIPT}&date=2026-11-28&time=10%3A30&method=visit`,
    )
  })

  test('a slot that somebody else has taken is said at its field, with everything kept', async () => {
    const full = '選択した時間は予約が埋まりました。別の時間を選択してください。'
    const { status, answer } = await post(
      'send',
      {},
      {
        inquiry: () => {
          throw new ApiError({
            status: 409,
            code: 'inquiry.full',
            message: full,
            errors: { time1: [full] },
          })
        },
      },
    )
    expect(status).toBe(409)
    expect(answer).toMatchObject({
      step: 'input',
      at: 1,
      errors: { time1: full },
      values: { name: FILLED.name, time1: '10:30' },
    })
  })

  test('while the API is down nothing is lost', async () => {
    const { status, answer } = await post('confirm', {}, { 'shops/': unreachable })
    expect(status).toBe(503)
    expect(answer).toMatchObject({ step: 'input', key: FILLED.key, values: { tenpo_no: '001' } })
    expect(answer.failure).toMatch(/^通信エラーが発生しました。/)
  })
})

describe('with JavaScript', () => {
  const next = () =>
    userEvent.click(screen.getAllByRole('button', { name: '次へ進む' })[0] as Element)

  test('the steps follow each other, with the slots and the staff of the shop', async () => {
    await (await visit('/reservation', SHOPS)).show?.()
    const shop = await screen.findByRole('radio', { name: '久留米本店' })
    await next()
    expect(await screen.findByRole('alert')).toHaveTextContent('（1件）')
    expect(screen.queryByText('お名前を入力してください。')).not.toBeInTheDocument()

    await userEvent.click(shop)
    expect(await screen.findByText(wholeAddress(SHOP.address))).toBeVisible()
    // As the way to the shop, in its card and beside the form.
    expect(screen.getAllByText(unbroken(SHOP.address))).toHaveLength(2)
    expect(screen.getByRole('heading', { name: '久留米本店' })).toBeVisible()
    expect(await screen.findByRole('combobox', { name: 'ご希望の担当者' })).toHaveTextContent(
      '白石 緑（店長）',
    )
    expect(window.location.search).toBe('?tenpo_no=001')
    await next()
    await waitFor(() => expect(window.location.hash).toBe('#step-2'))
    expect(window.location.search).toBe('?tenpo_no=001')
    await waitFor(() =>
      expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('日時'),
    )

    // Of two calendars, the first is that of the first choice.
    const days = () => screen.getAllByLabelText(/11月28日（土）/)
    await waitFor(() => expect(days()).toHaveLength(2), { timeout: 5000 })
    await userEvent.click(days()[0] as Element)
    expect(await screen.findByRole('radio', { name: '9:30 満席' })).toBeDisabled()
    expect(screen.getByRole('radio', { name: '10:30' })).toBeEnabled()
  })
})

test('the page of thanks has the visit for the calendar', async () => {
  const page = await visit(
    `/reservation/thanks?receipt=${RECEIPT}&date=2026-11-28&time=10:30&method=visit`,
    SHOPS,
  )
  await page.show?.()
  expect(await screen.findByRole('heading', { name: '来店予約を受け付けました' })).toBeVisible()
  expect(screen.getByRole('cell', { name: '2026年11月28日（土） 10:30' })).toBeVisible()
  expect(screen.queryByText(SHOP.tel)).not.toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: SHOP.freeDial })).not.toHaveLength(0)
  const file = screen.getByRole('link', { name: 'カレンダーに登録' })
  expect(file).toHaveAttribute('download', 'K2611-000001.ics')
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('DTSTART:20261128T013000Z')
})
