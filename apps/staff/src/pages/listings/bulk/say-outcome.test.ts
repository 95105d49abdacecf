import { expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import type { Listing } from '../listings.queries.ts'
import type { Outcome } from './change-all.ts'
import { sayOutcome } from './say-outcome.ts'

const listing = {} as Listing
const changed: Outcome = { listing, version: 2 }
const refused = (why: unknown): Outcome => ({ listing, why })
const published = (count: number) => `${count}件を公開しました`
const lacking = new ApiError({
  ...{ status: 422, code: 'validation_failed', message: '' },
  errors: { kai: ['所在階'], senyu_men: ['専有面積'] },
})
const conflict = new ApiError({ status: 409, code: 'conflict', message: '' })

test('what was done with all of them is told, and can be undone', () => {
  expect(sayOutcome([changed, changed], published)).toEqual({ text: '2件を公開しました' })
})

test('half done is told with how many are as they were, and why', () => {
  expect(sayOutcome([changed, refused(lacking), changed], published)).toEqual({
    text: '2件を公開しました。1件は変えていません：公開に必要な項目があと2つあります',
    isRefusal: false,
  })
})

test('nothing done is a refusal', () => {
  expect(sayOutcome([refused(conflict), refused(lacking)], published)).toEqual({
    text: '2件は変えていません：ほかの方が先に変更しました。最新の内容を表示します。',
    isRefusal: true,
  })
})
