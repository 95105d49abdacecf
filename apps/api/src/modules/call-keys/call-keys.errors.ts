import { Problem } from '../../http/problem.ts'

export const keyInvalid = () =>
  new Problem({
    status: 400,
    code: 'call.key_invalid',
    message: 'Idempotency-Key ヘッダーにUUIDを指定してください。',
  })

/** What was sent first under this key was done, and says something else. */
export const keyReused = () =>
  new Problem({
    status: 422,
    code: 'call.key_reused',
    message: '先に送った内容が届いています。最新の内容を確かめてから、もう一度送ってください。',
  })

/** It was done, and nobody knows any more what was answered. */
export const wasDone = () =>
  new Problem({
    status: 409,
    code: 'call.done',
    message: '先に送ったものが届いています。最新の内容を確かめてください。',
  })
