import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { waiting } from '../../retry/retry.ts'
import { begin, lineIsBack, problem, rest, storage } from './testing/storage.ts'

beforeEach(begin)
afterEach(() => {
  jest.useRealTimers()
})

describe('what is typed', () => {
  test('is kept on the device at once and saved after a rest, together', async () => {
    const api = storage()
    const draft = api.open()
    draft.edit({ title: '角' })
    expect(api.kept.get('home')).toMatchObject({ edits: { title: '角' } })
    draft.edit({ title: '角部屋' })
    draft.edit({ rent: 68_000 })
    await rest()
    expect(api.written).toEqual([{ title: '角部屋', rent: 68_000 }])
    expect(draft.store.getState()).toMatchObject({ save: 'saved', edits: {}, thing: api.home })
    expect(api.kept.has('home')).toBe(false)
  })

  test('while it is being saved is saved after it, with the version of the one before', async () => {
    const api = storage()
    const draft = api.open()
    draft.edit({ title: '角部屋' })
    const first = draft.save()
    await Promise.resolve()
    expect(draft.store.getState().save).toBe('saving')
    draft.edit({ rent: 68_000 })
    expect(await first).toBe('stored')
    expect(await draft.save()).toBe('stored')
    expect(api.home).toMatchObject({ version: 3, title: '角部屋', rent: 68_000 })
  })

  test('is taken back by what it has replaced', async () => {
    const api = storage()
    const draft = api.open()
    draft.edit({ title: '角部屋' })
    await rest()
    await draft.undo()
    expect(api.home.title).toBe('1LDK')
  })
})

describe('what is refused', () => {
  test.each([
    [problem(422, '', { title: ['長すぎます'] }), '保存できない項目があります。入力は残っています'],
    [problem(404), '見つかりませんでした。ほかの方が削除した可能性があります。入力は残っています'],
    [
      problem(409, 'content.session_has_applicants'),
      '予約がある日程は消せません。入力は残っています',
    ],
  ])('stays, is told in words, and is not tried again: %j', async (refusal, words) => {
    const api = storage()
    api.refusal = refusal
    const draft = api.open()
    draft.edit({ title: '角部屋' })
    await rest()
    expect(draft.store.getState()).toMatchObject({
      save: 'refused',
      refusal: words,
      errors: refusal.errors ?? {},
      edits: { title: '角部屋' },
    })
    await lineIsBack()
    expect(api.written).toHaveLength(1)
    // It goes with the next change.
    api.refusal = undefined
    draft.edit({ rent: 68_000 })
    await rest()
    expect(api.home).toMatchObject({ title: '角部屋', rent: 68_000 })
  })
})

describe('without a line', () => {
  test.each([
    [0, 'network'],
    [401, ''],
    [503, ''],
  ])('it is kept and goes by itself when all is back: %d', async (status, code) => {
    const api = storage()
    api.refusal = problem(status, code)
    const draft = api.open()
    draft.edit({ title: '角部屋' })
    await rest()
    expect(draft.store.getState().save).toBe('kept')
    api.refusal = undefined
    await jest.advanceTimersByTimeAsync(15_000)
    expect(draft.store.getState().save).toBe('saved')
    expect(api.home.title).toBe('角部屋')
    expect(waiting.getState().works.size).toBe(0)
  })

  test('a colleague’s change that cannot be read either stops nothing for good', async () => {
    const api = storage()
    const draft = api.open()
    api.put({ rent: 69_000 })
    api.isUnreadable = true
    draft.edit({ title: '角部屋' })
    await rest()
    expect(draft.store.getState()).toMatchObject({ save: 'kept', edits: { title: '角部屋' } })
    api.isUnreadable = false
    await lineIsBack()
    expect(draft.store.getState().save).toBe('saved')
    expect(api.home).toMatchObject({ title: '角部屋', rent: 69_000 })
  })

  test('what an earlier tab has kept is saved by the next one', async () => {
    const api = storage()
    api.state = 'down'
    api.open().edit({ title: '角部屋' })
    await rest()
    api.state = 'up'
    const next = api.open()
    await next.resume()
    await rest()
    expect(api.home.title).toBe('角部屋')
  })
})

describe('when two people change it', () => {
  test('different fields go together, the same field is chosen', async () => {
    const api = storage()
    const draft = api.open()
    api.put({ rent: 69_000, title: '南向き' })
    draft.edit({ status: 'hidden', title: '角部屋' })
    await rest()
    expect(draft.store.getState()).toMatchObject({ save: 'conflict', conflicts: ['title'] })
    void draft.settle({ title: '角部屋' })
    await rest()
    expect(api.home).toMatchObject({ title: '角部屋', rent: 69_000, status: 'hidden' })
  })
})

describe('when only the answer was lost', () => {
  test('what is stored is mine, not a colleague’s', async () => {
    const api = storage()
    const draft = api.open()
    api.state = 'lost'
    draft.edit({ title: '角' })
    await rest()
    draft.edit({ title: '角部屋' })
    await rest()
    api.state = 'up'
    await lineIsBack()
    expect(draft.store.getState()).toMatchObject({ save: 'saved', conflicts: [] })
    expect(api.home.title).toBe('角部屋')
  })

  test('the tab that takes it up knows so too', async () => {
    const api = storage()
    const draft = api.open()
    api.state = 'lost'
    draft.edit({ title: '角' })
    await rest()
    draft.edit({ title: '角部屋' })
    const next = api.open()
    await next.resume()
    expect(next.store.getState()).toMatchObject({ conflicts: [], edits: { title: '角部屋' } })
  })

  test('what a colleague has made of it since is theirs', async () => {
    const api = storage()
    const draft = api.open()
    api.state = 'lost'
    draft.edit({ title: '角' })
    await rest()
    api.put({ title: '南向き' })
    draft.edit({ title: '角部屋' })
    await rest()
    api.state = 'up'
    await lineIsBack()
    expect(draft.store.getState().conflicts).toEqual(['title'])
  })
})
