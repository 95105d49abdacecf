import type { Problem as ProblemBody } from '@sumai/api-client/contract/problem'

type ProblemInit = {
  status: number
  /** Stable, for programs: `room.not_found`. */
  code: string
  /** For people, without internal details. Default: the usual text of the status. */
  message?: string
  /** By field, snake_case. */
  errors?: Record<string, string[]>
  /** Seconds, for 429 and 503. */
  retryAfter?: number
}

const MESSAGES: Record<number, string> = {
  400: 'リクエストを正しく理解できませんでした。',
  401: 'この操作には職員の認証が必要です。',
  403: 'この操作を行う権限がありません。',
  404: 'お探しのページが見つかりませんでした。',
  406: '適切なデータをご提供できませんでした。',
  409: 'ほかの人が先に更新しました。最新の内容を確認してください。',
  413: '送信された内容が大きすぎます。',
  415: '送信された内容の形式には対応していません。',
  422: '入力内容に誤りがあります。',
  429: '送信回数の上限に達しました。しばらく時間をおいてから再度お試しください。',
  503: 'ただいま混み合っています。しばらくしてからもう一度お試しください。',
}
const UNKNOWN = 'サーバーに問題が発生しています。しばらくしてからもう一度お試しください。'

/** A failure that the caller is told about. Everything else becomes a 500. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly errors: ProblemInit['errors']
  readonly retryAfter: ProblemInit['retryAfter']

  constructor({ status, code, message, errors, retryAfter }: ProblemInit) {
    super(message ?? MESSAGES[status] ?? UNKNOWN)
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
  }

  body(requestId: string): ProblemBody {
    const { status, code, message, errors } = this
    return { status, code, message, errors, request_id: requestId }
  }
}

/** With a code such as `shop.not_found`. */
export const notFound = (code: string) => new Problem({ status: 404, code })

/** 422 for a body, with messages by field (snake_case). */
export const invalidFields = (errors: Record<string, string[]>) =>
  new Problem({ status: 422, code: 'request.invalid_body', errors })
