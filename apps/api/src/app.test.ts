import { describe, expect, test } from '@jest/globals'
import { INTERNAL_TOKEN, useApi } from './testing/test-api.ts'

const api = useApi({ rooms: 60, env: { RATE_GET: '100', RATE_GET_BURST: '20' } })
const get = (path: string, headers: Record<string, string> = {}) => api().call(path, { headers })
const problem = { message: expect.any(String), request_id: expect.any(String) }

describe('refusals', () => {
  test('an unknown path is not found, in the words of the contract', async () => {
    const { status, body } = await get('nosuch')
    expect(status).toBe(404)
    expect(body).toEqual({ status: 404, code: 'not_found', ...problem })
  })

  test('a URL that cannot be decoded is a bad request', async () => {
    expect((await get('cities/%E0%A4%A')).body).toMatchObject({ status: 400, ...problem })
  })

  test('whoever cannot take JSON gets 406', async () => {
    for (const accept of ['application/json', '*/*', 'text/html, application/*;q=0.5']) {
      expect((await get('banners', { accept })).status).toBe(200)
    }
    expect((await get('banners', { accept: 'text/html' })).body.code).toBe('request.not_acceptable')
  })

  test.each([
    ['text/plain', 'hello', 415],
    ['application/x-www-form-urlencoded', 'a=b', 415],
    ['application/json', '{"a":', 400],
    ['application/json', JSON.stringify({ body: 'x'.repeat(1_100_000) }), 413],
    ['application/json', '[]', 422],
  ])('a body of type %s that is no enquiry is refused', async (type, payload, status) => {
    const headers = { 'content-type': type }
    const { body } = await api().call('inquiry', { method: 'POST', headers, payload })
    expect(body).toMatchObject({ status, ...problem })
  })

  test('every answer has a number to quote, which failures repeat', async () => {
    const { headers, body } = await get('nosuch')
    expect(headers['x-request-id']).toBe(body.request_id)
    expect((await get('banners')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('no failure may be cached', async () => {
    expect((await get('nosuch')).headers['cache-control']).toBe('no-store')
  })
})

describe('answers', () => {
  test('are not sent again to whoever has them', async () => {
    const first = await get('banners')
    expect(first.headers['cache-control']).toBe('public, max-age=5, stale-while-revalidate=25')
    const { status } = await get('banners', { 'if-none-match': String(first.headers.etag) })
    expect(status).toBe(304)
  })

  test('are compressed when they are long, and even then not sent again', async () => {
    const url = '/api/v1/chintai/rooms?fields=light'
    const browser = { 'accept-encoding': 'gzip, br' }
    const { headers } = await api().app.inject({ url, headers: browser })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
      vary: expect.stringContaining('accept-encoding'),
    })
    const again = { ...browser, 'if-none-match': String(headers.etag) }
    expect((await api().app.inject({ url, headers: again })).statusCode).toBe(304)
  })

  test('may be read by the site, by either name of this machine, and by no other', async () => {
    for (const origin of ['http://127.0.0.1:3000', 'http://localhost:3000']) {
      const { headers } = await get('banners', { origin })
      expect(headers['access-control-allow-origin']).toBe(origin)
      expect(headers['access-control-expose-headers']).toMatch(/etag.*retry-after/i)
    }
    const { headers } = await get('banners', { origin: 'https://evil.example' })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('are described for programmers, extensions marked as ours', async () => {
    const { body } = await get('openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const { parameters } = body.paths['/api/v1/chintai/rooms'].get
    const named = (name: string) => parameters.find((it: { name: string }) => it.name === name)
    expect(named('hy_yachin_max').schema.type).toBe('integer')
    expect(JSON.stringify(named('with_facets'))).toContain('"x-extension":true')
    expect(JSON.stringify(named('madori'))).not.toContain('x-extension')
    expect(body.paths['/api/v1/inquiry-slots'].get).toHaveProperty('x-extension', true)
    expect(body.paths['/api/v1/inquiry'].post).not.toHaveProperty('x-extension')
    for (const [path, calls] of Object.entries(body.paths as Record<string, object>)) {
      for (const [method, call] of Object.entries(calls)) {
        const described = { summary: expect.any(String), tags: [expect.any(String)] }
        expect({ path, method, ...call }).toMatchObject(described)
        expect(Object.keys(call.responses).join()).toMatch(/^(20[0124]|303)/)
      }
    }
  })
})

describe('the reference page', () => {
  test('is drawn from files of this server alone, and may do nothing else', async () => {
    const page = await api().app.inject({ url: '/api/v1/docs', headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(page.body).not.toMatch(/https?:\/\//)
    const files = [...page.body.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, file]) => file)
    expect(files).toHaveLength(3)
    for (const file of files) {
      const { statusCode, headers } = await api().app.inject(`/api/v1/${file}`)
      expect([statusCode, headers['content-type']]).toEqual([
        200,
        expect.stringMatching(/^text\/(css|javascript)|^application\/javascript/),
      ])
    }
    expect((await api().app.inject('/api/v1/docs/package.json')).statusCode).toBe(404)
  })
})

describe('limits', () => {
  const from = (remoteAddress: string, headers = {}) =>
    api().call('banners', { remoteAddress, headers })

  test('one visitor too busy does not slow another one down', async () => {
    const statuses = []
    for (let i = 0; i < 121; i++) statuses.push((await from('203.0.113.7')).status)
    expect(statuses.indexOf(429)).toBe(120)
    const refused = await from('203.0.113.7')
    expect(refused.body.code).toBe('request.too_many')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('203.0.113.8')).status).toBe(200)
  })

  test('of IPv6 all addresses of one customer count together', async () => {
    for (let i = 0; i < 120; i++) await from(`2001:db8:1:2::${i.toString(16)}`)
    expect((await from('2001:db8:1:2:ffff::')).status).toBe(429)
    expect((await from('2001:db8:1:3::1')).status).toBe(200)
  })

  test('no call but a read is free either', async () => {
    const url = `/api/v1/mailmagazine/unsubscribe?token=${crypto.randomUUID()}`
    const leave = () => api().app.inject({ method: 'POST', url, remoteAddress: '203.0.113.9' })
    for (let i = 0; i < 120; i++) expect((await leave()).statusCode).toBe(200)
    expect((await leave()).statusCode).toBe(429)
  })

  test('pages of the shell are not counted read by read, for whomever it asks', async () => {
    const headers = { 'x-internal-token': INTERNAL_TOKEN, 'x-forwarded-for': '203.0.113.10' }
    for (let i = 0; i < 200; i++) expect((await from('127.0.0.1', headers)).status).toBe(200)
    expect((await from('203.0.113.10')).status).toBe(200)
  })

  test('behind the staff’s screens one address may do ten times as much', async () => {
    const behind = (address: string) =>
      from('127.0.0.1', {
        'x-internal-token': INTERNAL_TOKEN,
        'x-internal-caller': 'staff',
        'x-forwarded-for': address,
      })
    for (let i = 0; i < 1200; i++) expect((await behind('203.0.113.12')).status).toBe(200)
    expect((await behind('203.0.113.12')).status).toBe(429)
    expect((await behind('203.0.113.13')).status).toBe(200)
    expect((await from('203.0.113.12')).status).toBe(200)
  })

  test('nobody gets a new allowance by writing another address', async () => {
    for (let i = 0; i < 200; i++) {
      await from('203.0.113.11', { 'x-forwarded-for': `198.51.100.${i}` })
    }
    const other = { 'x-forwarded-for': '198.51.100.250' }
    expect((await from('203.0.113.11', other)).status).toBe(429)
  })
})

describe('pictures', () => {
  const picture = (path: string, headers = {}) =>
    api().app.inject({ url: `/media/${path}`, headers })

  test('are kept for good and may be shown and read anywhere', async () => {
    const { statusCode, headers } = await picture('exterior/exterior-mansion-10-480.avif')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    })
    const svg = await picture('staff/staff-1.svg', { 'accept-encoding': 'br' })
    expect(svg.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    })
  })

  test('films are read in parts', async () => {
    const film = await picture('movie/movie-ldk.mp4', { range: 'bytes=100-299' })
    expect(film.statusCode).toBe(206)
    expect(film.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': expect.stringMatching(/^bytes 100-299\/\d+$/),
    })
    expect(film.rawPayload).toHaveLength(200)
  })

  test.each([
    '',
    'nosuch.jpg',
    'exterior/',
    'exterior',
    '../package.json',
    '..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '....//package.json',
    'exterior/%00.avif',
  ])('/media/%s is not found', async (path) => {
    const { statusCode, body } = await picture(path)
    // A way out of the folder is refused as such.
    expect(/\.\.|%/.test(path) ? [400, 403, 404] : [404]).toContain(statusCode)
    expect(body).not.toContain('dependencies')
  })
})

describe('operators', () => {
  test('hear that it lives and that it can work', async () => {
    expect((await api().app.inject('/livez')).json()).toEqual({ status: 'ok' })
    expect((await api().app.inject('/readyz')).json()).toEqual({ status: 'ok' })
  })
})
