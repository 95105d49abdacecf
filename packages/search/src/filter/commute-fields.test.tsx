import { expect, test } from '@jest/globals'
import { useLocation, useNavigate } from '@sumai/platform'
import { createBrowserRouter, RouterProvider } from '@sumai/platform/router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CommuteFields } from './commute-fields.tsx'
import { commuteGroup } from './commute-group.ts'
import { readForm } from './read-form.ts'
import { useDraft } from './use-draft.ts'

function Page() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const draft = useDraft(pathname + search)
  const conditions = { commute: ['tenjin-eki~30', 'fukuoka-univ~45~car'] }
  const facets = { commute: { 'tenjin-eki~20': 7 } }
  const group = commuteGroup('通勤', { conditions, facets }, '/words')
  if (group.kind !== 'commute') throw new Error('Not a commute')
  function change(form: HTMLFormElement | null) {
    if (!form) return
    const fields = readForm(form, [])
    draft.keep(fields)
    navigate(`/list?${fields}`)
  }
  return (
    <form>
      <output>{new URLSearchParams(search).getAll('commute').join()}</output>
      <CommuteFields group={group} draft={draft} onChange={change} />
    </form>
  )
}

async function open() {
  window.history.replaceState(null, '', '/list')
  const router = createBrowserRouter([
    { path: '/list', Component: Page, HydrateFallback: () => null, loader: () => null },
    { path: '/words', loader: () => ({ understood: [], suggestions: [] }) },
  ])
  render(<RouterProvider router={router} />)
  return await screen.findByRole('status')
}

test('a way is a place, its minutes and how, one after the other', async () => {
  const address = await open()
  await userEvent.selectOptions(screen.getByLabelText('通勤・通学先1までの時間'), '20')
  const others = '福岡大学,45,car'
  await waitFor(() => expect(address.textContent).toBe(`天神駅,20,train,${others}`))
  await userEvent.selectOptions(screen.getByLabelText('通勤・通学先1への行き方'), 'car')
  await waitFor(() => expect(address.textContent).toBe(`天神駅,30,car,${others}`))
})

test('each choice of minutes says how many homes it finds, as far as they were counted', async () => {
  await open()
  const choices = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)
  expect(choices('通勤・通学先1までの時間')).toEqual(
    expect.arrayContaining(['10分以内（0件）', '20分以内（7件）', '30分以内']),
  )
  expect(choices('通勤・通学先2までの時間')).toContain('45分以内')
})

test('a place that nobody knows is said before the form is sent', async () => {
  await open()
  const place = screen.getByLabelText<HTMLInputElement>('通勤・通学先1')
  await userEvent.clear(place)
  await userEvent.type(place, '東京')
  expect(place.validationMessage).toBe('駅名または大学名を入力してください。')
  await userEvent.clear(place)
  await userEvent.type(place, '博多')
  expect(place.validationMessage).toBe('')
})
