import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createTransport } from './transport.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void

let server: Server
let handle: Handler
let hits: IncomingMessage[]

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body))

beforeAll(async () => {
  server = createServer(async (request, response) => {
    hits.push(request)
    let body = ''
    for await (const chunk of request) body += chunk
    handle(request, response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  hits = []
})
afterAll(() => void server.close())

function transport(options = {}) {
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}/api/v1`
  return createTransport({ baseUrl, timeoutMs: 300, log: () => {}, ...options })
}
const get = (path: string, more = {}) => ({ method: 'GET' as const, path, ...more })

describe('the transport', () => {
  test('sends snake_case and bracketed lists, leaves out what is not set', async () => {
    handle = (_, response) => json(response, 200, {})
    await transport().request(
      get('chintai/rooms', {
        query: {
          cityCode: ['40203', '41201'],
          isIncludeParking1: true,
          hyYachinMax: null,
          page: 2,
        },
      }),
    )
    const url = new URL(hits[0]?.url ?? '', 'http://x')
    expect(url.pathname).toBe('/api/v1/chintai/rooms')
    expect([...url.searchParams]).toEqual([
      ['city_code[]', '40203'],
      ['city_code[]', '41201'],
      ['is_include_parking1', 'true'],
      ['page', '2'],
    ])
  })

  test('sends menu_ids as a list even when there is one', async () => {
    handle = (_, response) => json(response, 200, {})
    await transport().request(get('chintai/rooms', { query: { menuIds: 3 } }))
    await transport().request(get('chintai/rooms', { query: { menu_ids: [1, 2] } }))
    await transport().request(get('chintai/rooms', { query: { menuIds: null } }))
    const queries = hits.map(({ url = '' }) => decodeURIComponent(url.split('?')[1] ?? ''))
    expect(queries).toEqual(['menu_ids[]=3', 'menu_ids[]=1&menu_ids[]=2', ''])
  })

  test('signs calls with the token of the moment, and none without one', async () => {
    handle = (_, response) => json(response, 200, {})
    let token: string | undefined = 'abc'
    const signing = transport({ token: () => token })
    await signing.request({ method: 'DELETE', path: 'banners/1' })
    token = undefined
    await signing.request(get('banners'))
    expect(hits.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc', undefined])
  })

  test('converts the body of an enquiry, but not the names inside details', async () => {
    let sent = ''
    handle = (_, response, body) => {
      sent = body
      json(response, 201, { inquiry: { receipt_no: 'K2611-000001' } })
    }
    const answer = await transport().request({
      method: 'POST',
      path: 'inquiry',
      body: { siteType: 'chintai', details: { visit_dates: [{ dateOf: 1 }] } },
      headers: { 'idempotency-key': 'abc' },
    })
    expect(JSON.parse(sent)).toEqual({
      site_type: 'chintai',
      details: { visit_dates: [{ dateOf: 1 }] },
    })
    expect(hits[0]?.headers['idempotency-key']).toBe('abc')
    expect(answer).toEqual({ inquiry: { receiptNo: 'K2611-000001' } })
  })

  test('tells what the API said about a refused enquiry', async () => {
    handle = (_, response) =>
      json(
        response,
        429,
        {
          status: 429,
          code: 'inquiry.too_many',
          message: '多',
          errors: { name_kana: ['x'] },
          request_id: 'r1',
        },
        { 'retry-after': '30' },
      )
    const log = jest.fn()
    await expect(transport({ log }).request(get('inquiry'))).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
      code: 'inquiry.too_many',
      errors: { name_kana: ['x'] },
      retryAfter: 30,
      requestId: 'r1',
    })
    expect(log).toHaveBeenCalledTimes(1)
  })

  test('calls back on a 401 and still rejects', async () => {
    handle = (_, response) => json(response, 401, {})
    const onUnauthorized = jest.fn()
    const call = transport({ onUnauthorized }).request(get('staffs'))
    await expect(call).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  test('tries a read again after a passing fault, once', async () => {
    handle = (_, response) => json(response, hits.length === 1 ? 503 : 200, { rooms: [] })
    expect(await transport().request(get('chintai/rooms'))).toEqual({ rooms: [] })
    handle = (_, response) => json(response, 502, {})
    await expect(transport().request(get('chintai/rooms'))).rejects.toMatchObject({ status: 502 })
    expect(hits).toHaveLength(4)
  })

  test('a second attempt gets the time that the first has left', async () => {
    handle = (_, response) => {
      const isFirst = hits.length === 1
      setTimeout(() => json(response, isFirst ? 503 : 200, {}), isFirst ? 200 : 50)
    }
    await expect(transport().request(get('late'))).rejects.toMatchObject({ code: 'timeout' })
    expect(hits).toHaveLength(2)
  })

  test('never sends an enquiry twice by itself', async () => {
    handle = (_, response) => json(response, 503, {})
    const call = transport().request({ method: 'POST', path: 'inquiry', body: {} })
    await expect(call).rejects.toMatchObject({ status: 503 })
    expect(hits).toHaveLength(1)
  })

  test('gives up after the time limit', async () => {
    handle = () => {}
    await expect(transport().request(get('slow'))).rejects.toMatchObject({
      status: 0,
      code: 'timeout',
    })
    expect(hits).toHaveLength(1)
  })

  test('says network when nobody answers', async () => {
    const dead = createTransport({ baseUrl: 'http://127.0.0.1:9/api/v1', log: () => {} })
    await expect(dead.request(get('shops'))).rejects.toMatchObject({ status: 0, code: 'network' })
  })

  test('a cancelled call rejects with the reason of its signal and is not logged', async () => {
    const log = jest.fn()
    const controller = new AbortController()
    handle = () => controller.abort(new Error('left the page'))
    const call = transport({ log }).request(get('slow', { signal: controller.signal }))
    await expect(call).rejects.toThrow('left the page')
    expect(log).not.toHaveBeenCalled()
  })
})
