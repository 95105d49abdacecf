import { beforeEach, expect, jest, test } from '@jest/globals'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Suggested } from './suggestion.ts'
import { WordsInput } from './words-input.tsx'

const KURUME: Suggested = {
  understood: ['2LDK'],
  example: '久留米 3LDK 2,500万',
  suggestions: [
    { kind: 'condition', label: 'ペット相談可', note: 'こだわり条件', words: 'ペット', count: 88 },
    { kind: 'station', label: '久留米駅', mark: { from: 0, to: 3 }, words: '久留米駅', count: 97 },
    { kind: 'town', label: '久留米市', mark: { from: 0, to: 3 }, words: '久留米市', count: 1612 },
  ],
}
const PARKING: Suggested = { ...KURUME, understood: ['駐車場', '2LDK'] }
const NONE: Suggested = { understood: [], suggestions: [] }

const asked: URLSearchParams[] = []
const sent = jest.fn<(words: FormDataEntryValue | null) => void>()
beforeEach(() => {
  asked.length = 0
  sent.mockClear()
  localStorage.clear()
})

type Options = { onPick?: (field: HTMLInputElement) => void; action?: string }

async function open({ onPick, action }: Options = {}) {
  const Page = () => (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        sent(new FormData(event.currentTarget).get('keyword'))
      }}
    >
      <input type="hidden" name="is_parking" value="1" />
      <WordsInput
        aria-label="ことば"
        suggestAt="/words"
        given={['駐車場']}
        {...(onPick && { onPick })}
      />
    </form>
  )
  const loader = ({ request }: { request: Request }) => {
    const fields = new URL(request.url).searchParams
    asked.push(fields)
    const words = fields.get('keyword') ?? ''
    if (words.startsWith('駐')) return PARKING
    return words.startsWith('久') ? KURUME : NONE
  }
  const routes = [
    { path: '/', Component: Page },
    { path: '/words', loader },
    { path: '/search', element: <p>地図</p> },
  ]
  render(<RouterProvider router={createBrowserRouter(routes)} />)
  return screen.getByLabelText<HTMLInputElement>('ことば')
}

/** The code of the list comes when the field is first used. */
const PATIENT = { timeout: 5_000 }

const options = () => screen.queryAllByRole('option')
const optionOf = (label: string) =>
  options().find(({ textContent }) => textContent?.startsWith(label))

test('offers what the words may become, beside the other fields of the form', async () => {
  const field = await open()
  await userEvent.type(field, '久留米')
  await waitFor(() => expect(options()).toHaveLength(3), PATIENT)
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ keyword: '久留米', is_parking: '1' })
  expect(screen.getByRole('group', { name: '駅・路線' })).toHaveTextContent('久留米駅97件')
  expect(optionOf('久留米市')).toHaveTextContent('1,612件')
  expect(screen.getByText(/いまの条件/)).toHaveTextContent('いまの条件駐車場2LDK')
  expect(screen.getByRole('status')).toHaveTextContent('候補3件')
  expect(screen.getByText(/「久留米 3LDK 2,500万」のように続けて書けます/)).toBeInTheDocument()
})

test('names once what is in force and is typed again', async () => {
  const field = await open()
  await userEvent.type(field, '駐車場 2LDK 久')
  await waitFor(() => expect(options()).toHaveLength(3), PATIENT)
  expect(screen.getByText(/いまの条件/)).toHaveTextContent(/^いまの条件駐車場2LDK$/)
})

test('is a combobox: arrows move, Enter chooses and sends', async () => {
  const field = await open()
  await userEvent.type(field, '久')
  await waitFor(() => expect(options()).toHaveLength(3), PATIENT)
  expect(field).toHaveAttribute('role', 'combobox')
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'))
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const [, station, town] = options()
  expect(station).toHaveAttribute('aria-selected', 'true')
  expect(field).toHaveAttribute('aria-activedescendant', station?.id)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(field).toHaveAttribute('aria-activedescendant', town?.id)
  await userEvent.keyboard('{Enter}')
  expect(sent.mock.calls).toEqual([['久留米市']])
  expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(field).toHaveFocus()
})

test('Enter sends what was typed while nothing is chosen', async () => {
  const field = await open()
  await userEvent.type(field, '久留')
  await waitFor(() => expect(options()).toHaveLength(3), PATIENT)
  await userEvent.keyboard('{Enter}')
  expect(sent.mock.calls).toEqual([['久留']])
  expect(options()).toEqual([])
})

test('Escape closes the list and keeps the words', async () => {
  const field = await open()
  await userEvent.type(field, '久留')
  await waitFor(() => expect(options()).toHaveLength(3), PATIENT)
  await userEvent.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(field).toHaveValue('久留')
  await userEvent.keyboard('{ArrowDown}')
  expect(options()).toHaveLength(3)
})

test('leaves keys to an input method while it converts', async () => {
  const field = await open()
  await userEvent.type(field, '久')
  await waitFor(() => expect(options()).toHaveLength(3), PATIENT)
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(field).not.toHaveAttribute('aria-activedescendant')
  expect(sent).not.toHaveBeenCalled()
  expect(options()).toHaveLength(3)
})

test('a press chooses without taking the focus', async () => {
  const picked = jest.fn<(field: HTMLInputElement) => void>()
  const field = await open({ onPick: picked })
  await userEvent.type(field, '久')
  await waitFor(() => expect(options()).toHaveLength(3), PATIENT)
  await userEvent.click(optionOf('久留米駅') as HTMLElement)
  expect(field).toHaveValue('久留米駅')
  expect(picked.mock.calls[0]?.[0] === field).toBe(true)
  expect(sent).not.toHaveBeenCalled()
  expect(field).toHaveFocus()
  expect(options()).toEqual([])
})

test('a name that is taken over on a phone gives its screen back', async () => {
  const onPhone = { matches: true } as MediaQueryList
  Object.assign(window, { matchMedia: () => onPhone })
  HTMLElement.prototype.showPopover = jest.fn()
  const field = await open({
    onPick(taken) {
      taken.value = ''
      taken.dispatchEvent(new Event('input', { bubbles: true }))
    },
  })
  await userEvent.click(field)
  expect(await screen.findByText(/はじめの文字を入力すると/, {}, PATIENT)).toBeVisible()
  await userEvent.type(field, '久留米')
  await waitFor(() => expect(options()).toHaveLength(3), PATIENT)
  await userEvent.click(optionOf('久留米市') as HTMLElement)
  expect(field).toHaveValue('')
  expect(screen.queryByRole('button', { name: 'もどる' })).not.toBeInTheDocument()
  Reflect.deleteProperty(window, 'matchMedia')
})

test('an empty field offers what was searched for last, which can be taken away', async () => {
  const field = await open()
  await userEvent.type(field, '久')
  await waitFor(() => expect(options()).toHaveLength(3), PATIENT)
  await userEvent.click(optionOf('久留米駅') as HTMLElement)
  await userEvent.clear(field)
  const recent = await screen.findByRole('group', { name: '最近の検索' }, PATIENT)
  expect(recent).toHaveTextContent('久留米駅')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(sent.mock.calls).toEqual([['久留米駅'], ['久留米駅']])
  await userEvent.clear(field)
  await userEvent.click(await screen.findByRole('button', { name: '最近の検索を消す' }))
  expect(screen.queryByRole('group', { name: '最近の検索' })).not.toBeInTheDocument()
  expect(localStorage.getItem('sumai.words')).toBe('{"/words":[]}')
})

test('an empty field of a search leads to the map around the visitor', async () => {
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 33.5902, longitude: 130.4017 } } as GeolocationPosition)
  Object.assign(navigator, { geolocation: { getCurrentPosition } })
  const field = await open({ action: '/search' })
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name: /地図で探す$/ }, PATIENT))
  expect(await screen.findByText('地図')).toBeInTheDocument()
  const { pathname, search } = window.location
  expect(pathname).toBe('/search')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    view: 'map',
    is_parking: '1',
    bounds: '130.3887,33.5792,130.4147,33.6012',
  })
  window.history.replaceState(null, '', '/')
})

test('what was typed is taken away by one press, and the field stays open', async () => {
  const field = await open()
  await userEvent.type(field, '久留')
  await waitFor(() => expect(options()).toHaveLength(3), PATIENT)
  await userEvent.click(screen.getByRole('button', { name: '入力した文字を消す' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('button', { name: '入力した文字を消す' })).not.toBeInTheDocument()
})

test('says that nothing was found', async () => {
  const field = await open()
  await userEvent.type(field, '竜')
  expect(
    await screen.findByText(/ことばを短くしてみてください/, undefined, PATIENT),
  ).toBeInTheDocument()
  await userEvent.clear(field)
  await waitFor(() => expect(screen.queryByText(/ことばを短く/)).not.toBeInTheDocument())
})
