import { describe, expect, test } from '@jest/globals'
import { PUBLIC_ORIGIN, useTestShell } from '../testing/test-shell.ts'

const shell = useTestShell()

const FROM_FORM = {
  host: 'sumai.example',
  referer: 'https://sumai.example/contact?bukken_no=1&x="<',
}

const send = (payload: string, type: string, referer = FROM_FORM.referer) =>
  shell().inject({
    method: 'POST',
    url: '/contact',
    payload,
    headers: { ...FROM_FORM, referer, 'content-type': type },
  })

describe('forms', () => {
  test.each([
    [{}, 200],
    [{ origin: PUBLIC_ORIGIN }, 200],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://localhost:3000' }, 403],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: PUBLIC_ORIGIN, 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'none' }, 403],
  ])('posted with %j are answered %i', async (headers, status) => {
    expect((await shell().post('/contact', headers)).statusCode).toBe(status)
  })

  test('of 400 ways to send one, only those that a page of ours has are taken', async () => {
    const FORM = 'application/x-www-form-urlencoded'
    const types = [FORM, 'multipart/form-data; boundary=x', 'text/plain', 'application/json']
    const origins = [
      undefined,
      PUBLIC_ORIGIN,
      'http://localhost:3000',
      'https://evil.example',
      'null',
    ]
    const sites = [undefined, 'none', 'same-origin', 'same-site', 'cross-site']
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const [type, origin, site] of combinations(types, origins, sites)) {
        const headers = defined({ 'content-type': type, origin, 'sec-fetch-site': site })
        const answer = await shell().inject({ method, url: '/contact', payload: 'name=x', headers })
        const saysNothing = site === undefined || site === 'none'
        const isOurs =
          site === 'same-origin' ||
          (saysNothing && (origin === undefined || origin === PUBLIC_ORIGIN))
        const isTaken = method === 'POST' && type === FORM && isOurs
        expect({ method, headers, isTaken: answer.statusCode < 400 }).toEqual({
          method,
          headers,
          isTaken,
        })
      }
    }
  })
})

describe('a visitor whose form is refused', () => {
  test.each([
    [
      'from another site',
      403,
      () => shell().post('/contact', { origin: 'https://evil.example', ...FROM_FORM }),
    ],
    ['for its size', 413, () => send('x'.repeat(70_000), 'application/x-www-form-urlencoded')],
    ['for its kind', 415, () => send('{}', 'application/json')],
  ])('%s is told so, and led back to it', async (_why, status, answering) => {
    const answer = await answering()
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain('<a href="/contact?bukken_no=1&amp;x=%22%3C">前のページへ戻る')
    expect(answer.body).toContain('<a href="/">トップページへ戻る')
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('is not led to another site', async () => {
    const answer = await send('{}', 'application/json', 'https://evil.example/contact')
    expect(answer.body).not.toContain('前のページ')
  })
})

function combinations<A, B, C>(as: readonly A[], bs: readonly B[], cs: readonly C[]): [A, B, C][] {
  return as.flatMap((a) => bs.flatMap((b) => cs.map((c): [A, B, C] => [a, b, c])))
}

/** Headers without those that are not sent. */
const defined = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
