import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { visit } from '../../testing/visit.ts'

beforeEach(() => sessionStorage.clear())

async function open(url = '/request') {
  const page = await visit(url, {
    'master/stations': () => ({
      stations: [
        {
          lineName: '西鉄天神大牟田線',
          stations: [
            { ekiCode: '100102', ekiName: '薬院' },
            { ekiCode: '100105', ekiName: '大橋' },
          ],
        },
        { lineName: '福岡市地下鉄七隈線', stations: [{ ekiCode: '100102', ekiName: '薬院' }] },
      ],
    }),
    'chintai/rooms/suggest': () => ({
      understood: [],
      suggestions: [
        {
          kind: 'condition',
          label: 'ペット相談可',
          note: null,
          mark: null,
          words: 'ペット',
          count: 9,
        },
        { kind: 'station', label: '薬院駅', note: null, mark: null, words: '薬院駅', count: 8 },
        { kind: 'town', label: '福岡市', note: null, mark: null, words: '福岡市', count: 7 },
        { kind: 'town', label: '久留米市', note: null, mark: null, words: '久留米市', count: 6 },
      ],
    }),
    'master/schools': () => ({ schools: [{ shisetsuNo: '1005', shisetsuNm: '福岡大学' }] }),
  })
  await page.show?.()
}
/** The code of the suggestions comes when the field is first used. */
const PATIENT = { timeout: 5_000 }
const places = () => within(screen.getByRole('group', { name: /^ご希望のエリア・駅・学校/ }))
const field = () => places().getByLabelText<HTMLInputElement>('場所の名前')
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[name="eki_code"]')]

test('one question, with one mark, asks for the place', async () => {
  await open()
  expect(
    screen.getByRole('group', { name: /^ご希望のエリア・駅・学校\s*必須$/ }),
  ).toBeInTheDocument()
  expect(screen.queryByText('ご希望の駅')).not.toBeInTheDocument()
})

test('a word becomes a place, which can be taken away again', async () => {
  await open()
  await userEvent.type(field(), '久留米市')
  await userEvent.click(await places().findByRole('option', { name: /^久留米市/ }, PATIENT))
  const chip = await places().findByRole('button', { name: '久留米市を外す' })
  expect(field()).toHaveValue('')
  expect(document.querySelector('[name="city_code"][value="40203"]')).toBeChecked()
  await userEvent.click(chip)
  expect(document.querySelector('[name="city_code"][value="40203"]')).not.toBeChecked()
})

test('an empty field offers where most rooms are', async () => {
  await open()
  await userEvent.click(field())
  expect(await places().findByRole('option', { name: /^久留米市/ }, PATIENT)).toBeVisible()
  const offered = places()
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(offered).toEqual([
    ...['久留米市6件', '薬院駅8件', '福岡大学'],
    ...['久留米大学 御井キャンパス', '佐賀大学 本庄キャンパス'],
  ])
  await userEvent.click(places().getByRole('option', { name: /^薬院駅/ }))
  expect(await places().findByRole('button', { name: '薬院駅を外す' })).toBeInTheDocument()
})

test('Enter takes a whole name, and does not leave the step', async () => {
  await open()
  await userEvent.type(field(), '福岡大学{Enter}')
  expect(await places().findByRole('button', { name: '福岡大学を外す' })).toBeInTheDocument()
  await userEvent.type(field(), '東京{Enter}')
  expect(field()).toHaveValue('東京')
  expect(places().getAllByRole('button', { name: /を外す$/ })).toHaveLength(1)
})

test('what is typed belongs to no form, so that nothing of it is sent', async () => {
  await open()
  expect(field().form).toBeNull()
})

test('a station on two lines is chosen once', async () => {
  await open('/request?eki_code[]=100102')
  expect(boxes().filter(({ value }) => value === '100102')).toHaveLength(2)
  await userEvent.click(places().getByRole('button', { name: '薬院駅を外す' }))
  expect(boxes().filter(({ checked }) => checked)).toEqual([])
})

test('the places are asked for before the next step', async () => {
  await open()
  await userEvent.click(screen.getAllByRole('button', { name: /次へ進む/ })[0] as Element)
  expect(
    await places().findByText('ご希望のエリア・駅・学校のいずれかを選択してください。'),
  ).toBeInTheDocument()
})

test('rooms are counted for places of one kind, which are joined by "or"', async () => {
  await open('/request?city_code[]=40203')
  expect(await screen.findByText(/^いまの条件に合うお部屋/)).toBeInTheDocument()
  await userEvent.type(field(), '薬院駅{Enter}')
  expect(await places().findByRole('button', { name: '薬院駅を外す' })).toBeInTheDocument()
  expect(screen.queryByText(/^いまの条件に合うお部屋/)).not.toBeInTheDocument()
})
