import { Problem } from '../../http/problem.ts'

export const unknownToken = () =>
  new Problem({
    status: 404,
    code: 'mailmagazine.unknown_token',
    message:
      'このURLは無効か、有効期限（24時間）が切れています。お手数ですが、もう一度お手続きください。',
  })

export const tooManySearches = (most: number) =>
  new Problem({
    status: 409,
    code: 'mailmagazine.too_many_searches',
    message: `お知らせを受け取れる条件は${most}件までです。届いたメールの「設定の変更」から、不要な条件を外してください。`,
  })
