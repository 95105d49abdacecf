import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { FAVOURITES_MAX } from './document.ts'
import { PRESS_LISTENER, PRESSED } from './press-listener.ts'
import { createSharedState, type SharedState } from './store.ts'

const stops: (() => void)[] = []

/** What happens when the code of the page has come. */
function open(): SharedState {
  const state = createSharedState()
  stops.push(state.rehydrate())
  return state
}

const saved = (state: SharedState) => state.store.getState().favourites.map((it) => it.bukkenNo)

function heart(bukkenNo = '1000123456'): HTMLButtonElement {
  document.body.innerHTML = `<button data-fav="chintai:${bukkenNo}" aria-pressed="false"><svg/></button>`
  return document.querySelector('button') as HTMLButtonElement
}

// As the page's own inline script does, once.
beforeAll(() => new Function(PRESS_LISTENER)())

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

test('a heart that is pressed before its code has come is saved when it comes', () => {
  const button = heart()
  button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(saved(open())).toEqual(['1000123456'])
})

test('pressed twice, it wants nothing', () => {
  const button = heart()
  button.click()
  button.click()
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(saved(open())).toEqual([])
})

test('it means what it shows: a listing that was saved before stays saved', () => {
  open().toggleFavourite({ site: 'chintai', bukkenNo: '1000123456' })
  heart().click()
  expect(saved(open())).toEqual(['1000123456'])
})

test('a part of the page whose code is later than the store is heard too', () => {
  const state = open()
  heart().click()
  expect(saved(state)).toEqual(['1000123456'])
})

test('a heart that is alive is left to its own code', () => {
  const state = open()
  const button = heart()
  button.dataset.live = ''
  button.click()
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(saved(state)).toEqual([])
})

test('a full list lets the heart go again', () => {
  const state = open()
  for (let n = 0; n < FAVOURITES_MAX; n += 1) {
    state.toggleFavourite({ site: 'chintai', bukkenNo: String(n) })
  }
  const button = heart()
  button.click()
  expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(saved(state)).toHaveLength(FAVOURITES_MAX)
})

test('what others wrote there names no listing', () => {
  for (const text of ['{"chintai:../x":true,"elsewhere:1":true,"":true}', '[', 'null', '7']) {
    sessionStorage.setItem(PRESSED, text)
    expect(saved(open())).toEqual([])
  }
})
