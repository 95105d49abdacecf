/** One value of a query: lists become `key[]=a&key[]=b`, null and undefined are left out. */
export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined

/** One call below `/api/v1`; keys in either case. */
export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base path, without a leading slash, identifiers already encoded. */
  path: string
  query?: Readonly<Record<string, QueryValue>>
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Told again and again how much of a file is sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** Sends a request and resolves to the camelCased body; rejects with `ApiError`. */
export type Transport = { request(request: Request): Promise<unknown> }

/** The last argument of every call. */
export type CallOptions = {
  signal?: AbortSignal
  /** A UUID: of calls that do something, the same one is done once, and answered alike. */
  idempotencyKey?: string
}

/** The same of a call that sends a file. */
export type UploadOptions = Pick<CallOptions, 'signal'> & Pick<Request, 'onProgress'>
