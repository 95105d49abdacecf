import { describe, expect, test } from '@jest/globals'
import type { Session } from '../../../session/session-state.ts'
import { articleKind } from './articles.ts'
import type { Thing } from './kind.ts'

const NOW = '2026-11-26T00:00:00.000Z'
const PAST = '2026-11-20T09:00:00+09:00'
const FUTURE = '2026-11-28T09:00:00+09:00'

const thing = (more: object): Thing => ({
  version: 1,
  contentStatus: 'draft',
  publishAt: PAST,
  expireAt: null,
  ...more,
})
const session = (userType: 'admin' | 'shop') => ({ staff: { userType } }) as Session
const news = articleKind('news_chintai', 'お知らせ')
const voice = articleKind('voice', 'お客様の声')

describe('what visitors see of an article', () => {
  test.each([
    ['draft', {}],
    ['draft', { publishAt: FUTURE }],
    ['public', { contentStatus: 'public' }],
    ['public', { contentStatus: 'scheduled' }],
    ['scheduled', { contentStatus: 'scheduled', publishAt: FUTURE }],
    ['ended', { contentStatus: 'public', expireAt: PAST }],
    ['ended', { contentStatus: 'archived' }],
  ])('is %s with %j', (stage, more) => {
    expect(news.stageOf(thing(more), NOW)).toBe(stage)
  })
})

describe('the step to publish', () => {
  const step = (kind: typeof news, more: object, userType: 'admin' | 'shop') =>
    kind.publish?.(thing(more), session(userType), NOW)

  test('is now, or at the time that was typed', () => {
    expect(step(news, {}, 'shop')).toMatchObject({
      label: '公開する',
      edits: { contentStatus: 'public', publishAt: NOW },
    })
    expect(step(news, { publishAt: FUTURE }, 'shop')).toMatchObject({
      label: '11月28日 9:00に公開する',
      edits: { contentStatus: 'scheduled' },
    })
    const waiting = { contentStatus: 'scheduled', publishAt: FUTURE }
    expect(step(news, waiting, 'shop')?.label).toBe('いま公開する')
  })

  test('of what the head office reads first is a time for the shop, and none for answers', () => {
    expect(step(voice, {}, 'shop')).toBeUndefined()
    expect(step(voice, { publishAt: FUTURE }, 'shop')).toBeDefined()
    expect(step(voice, {}, 'admin')).toBeDefined()
    const answer = articleKind('ekimaesan_baibai', 'Q&A')
    expect(step(answer, { publishAt: FUTURE }, 'shop')).toBeUndefined()
  })
})
