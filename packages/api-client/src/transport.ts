import axios, { type AxiosInstance } from 'axios'
import type { ApiError } from './api-error.ts'
import { toCamel, toSnake } from './case.ts'
import { toApiError } from './failure.ts'
import type { Request, Transport } from './request.ts'

type TransportOptions = {
  /** With the base path: `http://127.0.0.1:4000/api/v1`. */
  baseUrl: string
  headers?: Record<string, string>
  /** Milliseconds a call may take, a second attempt included; default 10,000. */
  timeoutMs?: number
  /** Milliseconds a read may take; default: as all others. */
  readTimeoutMs?: number
  /** The token of a member of staff, asked for with every call. */
  token?: () => string | undefined
  /** Called on a 401, before the call rejects: the shell then sends the user to the top page. */
  onUnauthorized?: () => void
  /** Called with every failure; default: the console. */
  log?: (error: ApiError, request: Request) => void
}

const USUAL_TIMEOUT_MS = 10_000
const RETRY_DELAY_MS = 150
/** ms that sending a file may take. */
const UPLOAD_MS = 180_000
const PASSING = new Set([0, 502, 503])

/** axios and humps behind the client's methods: snake_case on the wire, camelCase in the code. */
export function createTransport(options: TransportOptions): Transport {
  const http = axios.create({
    baseURL: options.baseUrl,
    headers: { accept: 'application/json', ...options.headers },
    paramsSerializer: { indexes: false },
    // No call of this client is redirected: a server that followed could be sent anywhere.
    maxRedirects: 0,
  })
  const { timeoutMs = USUAL_TIMEOUT_MS, readTimeoutMs = timeoutMs } = options
  const log = options.log ?? ((error, { path }) => console.error(`${path}: ${error.message}`))

  return {
    async request(request) {
      try {
        const timeout = request.method === 'GET' ? readTimeoutMs : timeoutMs
        return await sendWithRetry(http, signed(request, options.token?.()), timeout)
      } catch (cause) {
        if (request.signal?.aborted) throw request.signal.reason
        const error = toApiError(cause)
        log(error, request)
        if (error.status === 401) options.onUnauthorized?.()
        throw error
      }
    },
  }
}

function signed(request: Request, token: string | undefined): Request {
  if (!token) return request
  return { ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } }
}

/** Sent as a list even with one value. */
const ALWAYS_LISTS: ReadonlySet<string> = new Set(['menuIds', 'menu_ids'])

const withLists = (query: Request['query'] = {}) =>
  Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      ALWAYS_LISTS.has(key) && value != null ? [value].flat() : value,
    ]),
  )

async function send(http: AxiosInstance, request: Request, timeout: number) {
  const { method, path, query, body, headers, signal, onProgress } = request
  const response = await http.request({
    method,
    url: path,
    params: toSnake(withLists(query)),
    data: toSnake(body),
    headers,
    signal,
    timeout: body instanceof FormData ? UPLOAD_MS : timeout,
    ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
  })
  return toCamel(response.data)
}

/** A read is tried once more after a fault that passes by itself. */
async function sendWithRetry(http: AxiosInstance, request: Request, timeout: number) {
  const begun = performance.now()
  try {
    return await send(http, request, timeout)
  } catch (cause) {
    const { status, code } = toApiError(cause)
    const worthIt = request.method === 'GET' && PASSING.has(status) && code !== 'timeout'
    if (!worthIt || request.signal?.aborted) throw cause
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    // Of 0 ms axios would make no limit.
    return send(http, request, Math.max(1, begun + timeout - performance.now()))
  }
}
