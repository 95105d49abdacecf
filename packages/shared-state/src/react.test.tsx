import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { PROTOCOL_NAME } from './medium.ts'
import {
  SharedStateProvider,
  useCompare,
  useFavourites,
  useHistory,
  useIsCompared,
  useIsFavourite,
  useSharedState,
  useSharedStateReady,
} from './react.tsx'
import { createSharedState } from './store.ts'

const room = { site: 'chintai', bukkenNo: '1000123456' } as const

function Heart() {
  const { toggleFavourite } = useSharedState()
  return (
    <button type="button" aria-pressed={useIsFavourite(room)} onClick={() => toggleFavourite(room)}>
      お気に入り
    </button>
  )
}

function Summary() {
  const ready = useSharedStateReady()
  const compared = useIsCompared(room)
  const lists = [useFavourites('chintai'), useHistory('chintai'), useCompare('chintai')]
  return <p>{ready ? `${lists.map((list) => list.length).join('/')} ${compared}` : '読み込み中'}</p>
}

const page = (state = createSharedState()) => (
  <SharedStateProvider state={state}>
    <Heart />
    <Summary />
  </SharedStateProvider>
)

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('server HTML shows no favourite of anybody', () => {
  localStorage.setItem(PROTOCOL_NAME, JSON.stringify({ version: 1, revision: 1, compare: [room] }))
  const html = renderToString(page())
  expect(html).toContain('aria-pressed="false"')
  expect(html).toContain('読み込み中')
})

test('a page is hydrated as the server sent it and filled in after that', async () => {
  const visit = createSharedState()
  visit.toggleFavourite(room)
  const container = document.createElement('div')
  container.innerHTML = renderToString(page())
  document.body.append(container)
  const recovered: unknown[] = []
  render(page(), { container, hydrate: true, onRecoverableError: (error) => recovered.push(error) })
  expect(await screen.findByText('1/0/0 false')).toBeInTheDocument()
  expect(recovered).toEqual([])
})

test('a heart turns on everywhere it is shown', () => {
  render(page())
  act(() => screen.getByRole('button', { name: 'お気に入り' }).click())
  expect(screen.getByRole('button', { name: 'お気に入り', pressed: true })).toBeInTheDocument()
  expect(screen.getByText('1/0/0 false')).toBeInTheDocument()
})

test('a remote without a provider of its copy reads the same favourites', () => {
  render(page())
  act(() => screen.getByRole('button', { name: 'お気に入り' }).click())
  cleanup()
  render(<Summary />)
  expect(screen.getByText('1/0/0 false')).toBeInTheDocument()
})
