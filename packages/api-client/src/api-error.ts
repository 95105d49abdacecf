/** What `ApiError` knows beyond its message. */
export type ApiFailure = {
  /** HTTP status; 0 when no answer came (network, time limit). */
  status: number
  /** Stable code of the API such as `room.not_found`; `network` or `timeout` when status is 0. */
  code: string
  message: string
  /** Messages by field, snake_case and dotted (`visit_dates.0.date`), of a 400 or 422. */
  errors?: Record<string, string[]>
  /** Seconds to wait before trying again, of a 429 or 503. */
  retryAfter?: number
  /** Names the call in the API's log. */
  requestId?: string
}

/** Every failed call rejects with this, except one that its caller cancelled. */
export class ApiError extends Error implements ApiFailure {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly errors: ApiFailure['errors']
  readonly retryAfter: ApiFailure['retryAfter']
  readonly requestId: ApiFailure['requestId']

  constructor({ status, code, message, errors, retryAfter, requestId }: ApiFailure) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
    this.requestId = requestId
  }
}

/** By name, because a remote's bundle may carry a second copy of the class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError'
