import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { waiting } from '../../retry/retry.ts'
import { begin, lineIsBack, problem, rest, storage } from './testing/storage.ts'

beforeEach(begin)
afterEach(() => {
  jest.useRealTimers()
})

describe('a step towards visitors', () => {
  const step = { status: 'public' }

  test('stores what was typed with it', async () => {
    const api = storage()
    const draft = api.open()
    draft.edit({ title: '角部屋' })
    expect(await draft.publish(step)).toBe('stored')
    expect(api.written).toEqual([{ title: '角部屋', status: 'public' }])
  })

  test('that is refused, or finds no line, is not taken later', async () => {
    const api = storage()
    const draft = api.open()
    api.refusal = problem(422, '', { rent: ['必要です'] })
    expect(await draft.publish(step)).toBe('refused')
    expect(draft.store.getState()).toMatchObject({ save: 'clean', errors: { rent: ['必要です'] } })
    api.refusal = undefined
    api.state = 'down'
    draft.edit({ title: '角部屋' })
    expect(await draft.publish(step)).toBe('kept')
    expect(api.kept.get('home')).toMatchObject({ edits: { title: '角部屋' } })
    api.state = 'up'
    await lineIsBack()
    expect(api.home).toMatchObject({ title: '角部屋', status: 'draft' })
  })

  test('whose answer was lost is seen when the line is back', async () => {
    const api = storage()
    const draft = api.open()
    api.state = 'lost'
    expect(await draft.publish(step)).toBe('kept')
    api.state = 'up'
    await lineIsBack()
    expect(draft.store.getState().thing.status).toBe('public')
    expect(waiting.getState().works.size).toBe(0)
  })

  test('is not taken when a colleague has taken another one, and what was typed is saved', async () => {
    const api = storage()
    const draft = api.open()
    api.put({ status: 'closed' })
    draft.edit({ title: '角部屋' })
    expect(await draft.publish(step)).toBe('conflict')
    await rest()
    expect(api.home).toMatchObject({ title: '角部屋', status: 'closed' })
  })

  test('is waited for by what visitors see, also when the line is back', async () => {
    const api = storage()
    api.put(step)
    const draft = api.open(({ status }) => status === 'public')
    draft.edit({ title: '角部屋' })
    await rest()
    expect(draft.store.getState().save).toBe('held')
    api.state = 'down'
    expect(await draft.publish()).toBe('kept')
    api.state = 'up'
    await lineIsBack()
    expect(draft.store.getState()).toMatchObject({ save: 'held', edits: { title: '角部屋' } })
    expect(api.home.title).toBe('1LDK')
  })
})
