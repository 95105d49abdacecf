import { describe, expect, test } from '@jest/globals'
import { PUBLIC_ORIGIN, useTestShell } from '../testing/test-shell.ts'

const shell = useTestShell()

describe('addresses that nobody types', () => {
  test.each(['/%', '/search/%E0%A4%A'])('%s is a 400 page', async (url) => {
    const answer = await shell().get(url)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.body).toContain('<title>400エラー｜')
    expect(answer.body).toContain('リクエストを正しく理解できませんでした。')
  })

  test.each([
    ['/baibai/', '/baibai'],
    ['/company//?from=/mail/', '/company?from=/mail/'],
  ])('%s leads to %s', async (url, location) => {
    const answer = await shell().get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location])
  })

  test.each(['//evil.example/', '/\\evil.example/', '///'])('%s leads nowhere', async (url) => {
    expect((await shell().get(url)).headers.location).toBeUndefined()
  })

  test('an address with a host is the path alone, of our own host', async () => {
    const answer = await shell().get('http://evil.example/search?page=2')
    expect(answer.body).toBe(`<p>${PUBLIC_ORIGIN}/search?page=2</p>`)
    expect((await shell().get('//evil.example/search')).body).toContain(PUBLIC_ORIGIN)
    expect(shell().logged).toEqual([])
  })

  test.each(['/assets/', '/assets/..%2fapp.ts', '/assets/none.js', '/assets/pages.json'])(
    '%s is not found',
    async (url) => {
      const answer = await shell().get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('お探しのページが見つかりませんでした。')
    },
  )

  test('a hashed file is kept for ever', async () => {
    const answer = await shell().get('/assets/main.12345678.js')
    expect(answer.headers['cache-control']).toContain('immutable')
  })

  test('the worker of the map is a script that may fetch from the hosts of maps', async () => {
    const { headers } = await shell().get('/assets/maplibre-gl-worker.12345678.mjs')
    expect(headers['content-type']).toContain('/javascript')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self' https://maps.example",
    )
  })
})

test('an error page that fails itself is a line of text with a way home', async () => {
  const answer = await shell().get('/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('<p>An error occurred while showing the error page</p>')
  expect(answer.body).toContain('<a href="/">トップページへ戻る</a>')
  expect(answer.body).not.toContain('secret')
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(shell().logged).toEqual([expect.objectContaining({ message: 'secret of the error page' })])
})

describe('methods', () => {
  test('HEAD is answered as GET, without the page', async () => {
    const headers = { 'accept-encoding': 'br' }
    const page = await shell().get('/search', headers)
    const head = await shell().inject({ method: 'HEAD', url: '/search', headers })
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(String(page.rawPayload.length))
    expect(head.headers['permissions-policy']).toBe(page.headers['permissions-policy'])
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const)(
    '%s is refused',
    async (it) => {
      const answer = await shell().inject({ method: it as 'PUT', url: '/search' })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD, POST')
    },
  )

  test('a page without a form says that it cannot be posted to', async () => {
    const answer = await shell().post('/search')
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })
})

describe('what browsers report', () => {
  const report = (
    payload: object,
    url = '/reports',
    type = 'application/csp-report',
    remoteAddress = '203.0.113.1',
  ) =>
    shell().inject({
      method: 'POST',
      url,
      remoteAddress,
      payload: JSON.stringify(payload),
      headers: { 'content-type': type },
    })

  test('of a broken policy is one line of the log, without queries', async () => {
    const answer = await report({
      'csp-report': {
        'document-uri': 'https://sumai.example/contact?name=secret',
        'effective-directive': 'require-trusted-types-for',
        'blocked-uri': 'trusted-types-sink',
        'script-sample': 'Element innerHTML|<p>secret',
        'source-file': 'https://sumai.example/assets/1.js?secret\nshell: forged',
      },
    })
    expect(answer.statusCode).toBe(204)
    expect(shell().logged).toEqual([
      'policy: require-trusted-types-for stops trusted-types-sink ElementinnerHTML on https://sumai.example/contact by https://sumai.example/assets/1.js',
    ])
  })

  test('of a page’s speed is one line of the log', async () => {
    const vital = { name: 'LCP', value: 812.4, path: '/search', remote: 'chintai' }
    expect((await report(vital, '/vitals', 'application/json')).statusCode).toBe(204)
    expect(shell().logged).toEqual(['vitals: LCP 812 /search chintai'])
  })

  test('of an error page is one line of the log, without what the error says', async () => {
    const fault = {
      name: 'ChunkLoadError',
      message: 'secret',
      file: 'https://sumai.example/web/7.js?secret',
      path: '/search?name=secret',
    }
    expect((await report(fault, '/faults', 'application/json')).statusCode).toBe(204)
    expect(shell().logged).toEqual([
      'browser: ChunkLoadError https://sumai.example/web/7.js on /search',
    ])
  })

  test.each([
    [{}, '/reports', 400],
    [{ message: 'no name' }, '/faults', 400],
    [{ name: 'LCP', value: 'x' }, '/vitals', 400],
    [{ name: 'secret', value: 1 }, '/vitals', 400],
    [{ 'csp-report': { 'blocked-uri': 'x'.repeat(9000) } }, '/reports', 413],
  ])('as %j to %s is refused', async (payload, url, status) => {
    const type = url === '/reports' ? 'application/csp-report' : 'application/json'
    expect((await report(payload, url, type)).statusCode).toBe(status)
    expect(shell().logged).toEqual([])
  })

  test('all at once is taken in part, and hides nothing that others report', async () => {
    const vital = { name: 'CLS', value: 0, path: '/' }
    const from = (address: string) => report(vital, '/vitals', 'application/json', address)
    const answers = await Promise.all(Array.from({ length: 400 }, () => from('203.0.113.2')))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(370)
    expect(refused[0]?.headers['retry-after']).toBe('60')
    expect((await from('203.0.113.3')).statusCode).toBe(204)
  })
})

describe('what a browser takes', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'br'],
    ['br;q=0.0', undefined],
    ['identity', undefined],
  ])('Accept-Encoding: %s is sent %s', async (accepted, encoding) => {
    const answer = await shell().get('/search', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })

  test.each([
    ['text/html,application/xhtml+xml', 200],
    ['*/*;q=0.1', 200],
    ['text/html;q=0, application/json', 406],
    ['image/avif', 406],
  ])('Accept: %s is answered %i', async (accept, status) => {
    expect((await shell().get('/search', { accept })).statusCode).toBe(status)
  })
})

describe('pictures', () => {
  test('come from the API', async () => {
    shell().answerPicturesWith((request, response) => response.end(`picture ${request.url}`))
    expect((await shell().get('/media/hero/top.jpg')).body).toBe('picture /media/hero/top.jpg')
  })

  test('are asked for in the name of the visitor', async () => {
    shell().answerPicturesWith(({ headers }, response) => response.end(JSON.stringify(headers)))
    const answer = await shell().get('/media/maps/1.webp', { 'x-forwarded-for': '198.51.100.1' })
    expect(answer.json()).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-internal-token': 'secret of shell and API',
    })
  })

  test.each([
    '/media/..%2fapi/v1/shops',
    '/media/%2e%2e%2fapi/v1/shops',
    '/media/x\\..\\..\\api/v1/shops',
    '/media/x\\%2e%2e\\%2e%2e\\api/v1/shops',
  ])('%s does not lead to the rest of the API', async (url) => {
    shell().answerPicturesWith((_request, response) => response.end('secret'))
    expect(await shell().getAsWritten(url)).toBe(400)
  })

  test('are a 503 soon while the API hangs', async () => {
    shell().answerPicturesWith(() => {})
    const started = performance.now()
    expect((await shell().get('/media/hero/top.jpg')).statusCode).toBe(503)
    expect(performance.now() - started).toBeLessThan(8000)
  })

  test('are a 503 while the API has too much to do, which is not asked again', async () => {
    let asked = 0
    shell().answerPicturesWith((_request, response) => {
      asked++
      response.writeHead(503, { 'retry-after': '1' }).end()
    })
    expect((await shell().get('/media/hero/top.jpg')).statusCode).toBe(503)
    expect(asked).toBe(1)
  })
})

test('a visitor who comes when there is too much to render is told when to come again', async () => {
  const answer = await shell().get('/busy')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(answer.body).toContain('少し時間をおいて')
  expect(shell().logged).toEqual([])
})

test('so is one whose page is not rendered in time, and the log says why', async () => {
  const answer = await shell().get('/late')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(shell().logged).toEqual([expect.objectContaining({ message: 'page: no answer' })])
})
