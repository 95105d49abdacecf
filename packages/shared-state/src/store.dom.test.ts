import { BroadcastChannel } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { PROTOCOL_NAME } from './medium.ts'
import { createSharedState, type SharedState } from './store.ts'

const room = { site: 'chintai', bukkenNo: '1000123456' } as const
const house = { site: 'baibai', bukkenNo: '5000012345' } as const
const numbered = (index: number) => ({ site: 'chintai', bukkenNo: String(index) }) as const

const stops: Array<() => void> = []

function open(create = createSharedState): SharedState {
  const state = create()
  stops.push(state.rehydrate())
  return state
}

const saved = (state: SharedState) => state.store.getState().favourites.map((it) => it.bukkenNo)
/** Resolves when a tab has heard of a change elsewhere. */
const heard = (tab: SharedState) =>
  new Promise<void>((resolve) => {
    const stop = tab.store.subscribe(() => {
      stop()
      resolve()
    })
  })

beforeEach(() => {
  // jsdom has none; Node's own speaks the same protocol.
  Object.assign(globalThis, { BroadcastChannel })
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.restoreAllMocks()
  localStorage.clear()
})

describe('one visitor', () => {
  test('saves a listing, finds it again on the next visit, and takes it out', () => {
    open().toggleFavourite(room)
    const next = open()
    expect(saved(next)).toEqual(['1000123456'])
    next.toggleFavourite(room)
    expect(saved(open())).toEqual([])
  })

  test('keeps a note and a folder with a favourite, and can empty them', () => {
    const state = open()
    state.toggleFavourite(room)
    state.editFavourite(room, { memo: '駅前より静か', group: '候補' })
    state.editFavourite(room, { memo: '' })
    expect(open().store.getState().favourites).toEqual([
      { ...room, addedAt: expect.any(String), group: '候補' },
    ])
  })

  test('cannot save more than 100 listings, and loses none by trying', () => {
    const state = open()
    for (let index = 0; index <= 100; index += 1) state.toggleFavourite(numbered(index))
    expect(saved(state)).toHaveLength(100)
    expect(saved(state)).not.toContain('100')
  })

  test('sees the last 50 listings, each once, the latest first', () => {
    const state = open()
    for (let index = 0; index < 60; index += 1) state.recordView(numbered(index), 50_000)
    state.recordView(numbered(30), 48_000)
    const { history } = state.store.getState()
    expect(history).toHaveLength(50)
    expect(history[0]).toEqual({ ...numbered(30), price: 48_000, viewedAt: expect.any(String) })
  })

  test('compares at most four listings of each site', () => {
    const state = open()
    for (let index = 0; index < 5; index += 1) state.toggleCompare(numbered(index))
    state.toggleCompare(house)
    expect(state.store.getState().compare).toEqual([...[0, 1, 2, 3].map(numbered), house])
    state.clearCompare('chintai')
    expect(state.store.getState().compare).toEqual([house])
  })

  test('can clear the history of one site and keep the other', () => {
    const state = open()
    state.recordView(room, 62_000)
    state.recordView(house, 24_800_000)
    state.clearHistory('chintai')
    expect(state.store.getState().history).toMatchObject([house])
  })
})

describe('two tabs', () => {
  test('agree after a change in either', async () => {
    const [first, second] = [open(), open()]
    const told = heard(second)
    first.toggleFavourite(room)
    await told
    expect(saved(second)).toEqual(['1000123456'])
    const answered = heard(first)
    second.toggleFavourite(house)
    await answered
    expect(saved(first)).toEqual(['5000012345', '1000123456'])
  })

  test('do not undo each other when both change before they hear of it', () => {
    const [first, second] = [open(), open()]
    first.toggleFavourite(room)
    second.toggleFavourite(house)
    expect(saved(second)).toEqual(['5000012345', '1000123456'])
  })

  test('agree without BroadcastChannel, through the storage event', () => {
    Object.assign(globalThis, { BroadcastChannel: undefined })
    const state = open()
    const newValue = JSON.stringify({ version: 1, revision: 3, compare: [room] })
    localStorage.setItem(PROTOCOL_NAME, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: PROTOCOL_NAME, newValue }))
    expect(state.store.getState().compare).toEqual([room])
  })

  test('both are empty once the visitor has cleared the storage', () => {
    const state = open()
    state.toggleFavourite(room)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
    expect(saved(state)).toEqual([])
  })

  test('meet again after a tab comes back from the back/forward cache', () => {
    const state = open()
    window.dispatchEvent(new Event('pagehide'))
    createSharedState().toggleFavourite(room)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(saved(state)).toEqual(['1000123456'])
  })
})

describe('two copies of this package on one page', () => {
  const load = () => {
    let copy = createSharedState
    jest.isolateModules(() => {
      copy = (jest.requireActual('./store.ts') as { createSharedState: typeof copy })
        .createSharedState
    })
    return copy
  }

  test('agree, although they share no code', async () => {
    const [shellCopy, remoteCopy] = [load(), load()]
    expect(shellCopy).not.toBe(remoteCopy)
    const [shell, remote] = [open(shellCopy), open(remoteCopy)]
    const told = heard(shell)
    remote.toggleFavourite(room)
    await told
    expect(saved(shell)).toEqual(['1000123456'])
  })

  test('agree while storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const [shell, remote] = [open(load()), open(load())]
    const told = heard(shell)
    remote.toggleFavourite(room)
    await told
    expect(saved(shell)).toEqual(['1000123456'])
  })
})

describe('a browser in trouble', () => {
  test('with full storage still keeps favourites for this visit', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const state = open()
    state.toggleFavourite(room)
    expect(saved(state)).toEqual(['1000123456'])
  })

  test('with a corrupt document starts afresh', () => {
    localStorage.setItem(PROTOCOL_NAME, '{"version":1,"favou')
    const state = open()
    state.toggleFavourite(room)
    expect(saved(open())).toEqual(['1000123456'])
  })

  test('does not overwrite what a later release has stored', () => {
    const stored = JSON.stringify({ version: 2, revision: 9, anything: true })
    localStorage.setItem(PROTOCOL_NAME, stored)
    const state = open()
    state.toggleFavourite(room)
    expect(saved(state)).toEqual(['1000123456'])
    expect(localStorage.getItem(PROTOCOL_NAME)).toBe(stored)
  })
})
