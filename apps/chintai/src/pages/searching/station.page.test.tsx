import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visit } from '../../testing/visit.ts'

const COUNTS: Record<string, number> = {
  '100102': 48,
  '100103': 66,
  '100104': 71,
  '100105': 79,
  '101909': 48,
}

async function open(url: string) {
  const page = await visit(url, {
    'chintai/rooms/by-place': () => ({
      total: 122,
      places: Object.entries(COUNTS).map(([code, count]) => ({
        code,
        count,
        price: { median: 92_000, n: 9 },
        minutes: { tenjin: code === '100102' ? 2 : 4, hakata: 7 },
      })),
    }),
  })
  await page.show?.()
}
const line = (name: string) => within(screen.getByRole('group', { name }))
const omuta = () => line('西鉄天神大牟田線')
const ticked = async () =>
  (await omuta().findAllByRole('checkbox', { checked: true })).map(
    (box) => (box as HTMLInputElement).value,
  )

test('a line has its stations in order, with where to change', async () => {
  await open('/searching/station')
  const names = omuta()
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)
  expect(names.slice(1, 3)).toEqual([
    '薬院 乗換 地下鉄七隈線天神2分・博多7分 48件 9.2万円',
    '西鉄平尾天神4分・博多7分 66件 9.2万円',
  ])
  expect(omuta().getByRole('checkbox', { name: /^津福/ })).toBeDisabled()
})

test('a line on which hardly a station has a price shows none', async () => {
  const page = await visit('/searching/station', {
    'chintai/rooms/by-place': () => ({
      total: 122,
      places: Object.entries(COUNTS).map(([code, count], index) => ({
        ...{ code, count },
        price: index === 0 ? { median: 92_000, n: 9 } : null,
      })),
    }),
  })
  await page.show?.()
  expect(screen.getByText(/賃料は、件数の少ない路線では出していません/)).toBeVisible()
  expect(screen.queryByText('—')).not.toBeInTheDocument()
})

test('the second station brings those between, which are one choice', async () => {
  await open('/searching/station')
  await userEvent.click(omuta().getByRole('checkbox', { name: /^大橋/ }))
  expect(await screen.findByRole('link', { name: '大橋駅を外す' })).toBeInTheDocument()
  await userEvent.click(omuta().getByRole('checkbox', { name: /^薬院/ }))
  const run = await screen.findByRole('link', { name: '薬院駅〜大橋駅（4駅）を外す' })
  expect(await ticked()).toEqual(['100102', '100103', '100104', '100105'])
  await userEvent.click(run)
  expect(await screen.findByRole('button', { name: '駅を選んでください' })).toBeDisabled()
})

test('stations are chosen one by one for whoever wants them so', async () => {
  await open('/searching/station?eki_code[]=100105')
  await userEvent.click(screen.getByRole('checkbox', { name: 'あいだの駅も選ぶ' }))
  await userEvent.click(omuta().getByRole('checkbox', { name: /^西鉄平尾/ }))
  expect(await screen.findByRole('link', { name: '西鉄平尾駅を外す' })).toBeInTheDocument()
  expect(await ticked()).toEqual(['100103', '100105'])
})

test('another line keeps what was chosen; an interchange is chosen on both', async () => {
  await open('/searching/station?eki_code[]=100102&eki_code[]=100103')
  await userEvent.click(screen.getByRole('link', { name: '地下鉄七隈線' }))
  const nanakuma = await screen.findByRole('group', { name: '地下鉄七隈線' })
  expect(within(nanakuma).getByRole('checkbox', { name: /^薬院 / })).toBeChecked()
  await userEvent.click(within(nanakuma).getByRole('checkbox', { name: /^薬院 / }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '薬院駅を外す' })).toBeNull())
  expect(screen.getByRole('link', { name: '西鉄平尾駅を外す' })).toBeInTheDocument()
})

test('any walk that an address asks for is kept', async () => {
  await open('/searching/station?toho=7')
  expect(screen.getByLabelText('駅から徒歩')).toHaveDisplayValue('7分以内')
  await userEvent.click(omuta().getByRole('checkbox', { name: /^大橋/ }))
  expect(await screen.findByRole('link', { name: '大橋駅を外す' })).toBeInTheDocument()
  expect(screen.getByLabelText('駅から徒歩')).toHaveDisplayValue('7分以内')
})

test('a whole line is chosen at once', async () => {
  await open('/searching/station')
  await userEvent.click(screen.getByRole('link', { name: '西鉄天神大牟田線の全50駅を選ぶ' }))
  const whole = await screen.findByRole('link', { name: '西鉄天神大牟田線（全50駅）を外す' })
  expect(whole).toBeInTheDocument()
  expect(await ticked()).toHaveLength(50)
})
