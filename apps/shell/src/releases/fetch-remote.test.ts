import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createFetchRemote } from './fetch-remote.ts'

let server: Server
let port: number
let answer: RequestListener
let asked = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = 0
  answer = (_request, response) => response.end('{}')
})

const at = (host: string) => `http://${host}:${port}`

/** Fetches from a name that stands for these addresses. */
function fetchFrom(host: string, addresses: string[], allowPrivate = false) {
  const fetchFile = createFetchRemote({
    origins: [at(host)],
    allowPrivate,
    resolve: (_host, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  })
  return () => fetchFile(`${at(host)}/remote.json`, 300)
}

describe('a name that leads', () => {
  test.each([
    '127.0.0.1',
    '127.8.8.8',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '::1',
    'fc00::1',
    'fd12:3456::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
  ])('into a private network, %s, is refused before a connection is made', async (address) => {
    await expect(fetchFrom('cdn.example', [address])()).rejects.toThrow(`leads to ${address}`)
    expect(asked).toBe(0)
  })

  test('into a private network is followed where that is configured', async () => {
    expect(await fetchFrom('chintai', ['127.0.0.1'], true)()).toHaveLength(2)
  })

  test.each([
    '169.254.169.254',
    '::ffff:169.254.169.254',
    '0.0.0.0',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::1',
    '2001:0:7f00:1::1',
    '2001:db8::1',
  ])('to %s is refused always', async (address) => {
    await expect(fetchFrom('cdn.example', [address], true)()).rejects.toThrow('leads to')
  })

  test('to one public and one private address is refused', async () => {
    const look = fetchFrom('cdn.example', ['93.184.215.14', '127.0.0.1'])
    await expect(look()).rejects.toThrow('leads to 127.0.0.1')
  })

  test('to this machine without saying so is judged at every connection', async () => {
    let looks = 0
    const fetchFile = createFetchRemote({
      origins: [at('localhost'), at('cdn.example')],
      allowPrivate: false,
      resolve(_host, _options, done) {
        looks += 1
        done(null, [{ address: '127.0.0.1', family: 4 }])
      },
    })
    // This machine by the name that says so; then a stranger's name for it.
    expect(await fetchFile(`${at('localhost')}/remote.json`, 500)).toHaveLength(2)
    await expect(fetchFile(`${at('cdn.example')}/remote.json`, 300)).rejects.toThrow('leads to')
    expect({ looks, asked }).toEqual({ looks: 2, asked: 1 })
  })
})

test('an address that the configuration writes out is meant', async () => {
  const fetchFile = createFetchRemote({ origins: [at('127.0.0.1')], allowPrivate: false })
  expect(new TextDecoder().decode(await fetchFile(`${at('127.0.0.1')}/remote.json`, 500))).toBe(
    '{}',
  )
})

test.each(['http://169.254.169.254', 'http://0.0.0.0', 'http://[fe80::1]', 'http://2852039166'])(
  '%s is refused even when it is written out',
  async (origin) => {
    const fetchFile = createFetchRemote({
      origins: [new URL(origin).origin],
      allowPrivate: true,
    })
    await expect(fetchFile(`${origin}/remote.json`, 300)).rejects.toThrow('is never allowed')
  },
)

test.each(['file:///etc/passwd', 'http://elsewhere.example/x', 'data:,x', 'ftp://127.0.0.1/x'])(
  '%s is not one of the remotes',
  async (address) => {
    const fetchFile = createFetchRemote({ origins: [at('127.0.0.1')], allowPrivate: true })
    await expect(fetchFile(address, 300)).rejects.toThrow('is not in REMOTES')
    expect(asked).toBe(0)
  },
)

describe('a remote that', () => {
  const fetchFile = () =>
    createFetchRemote({ origins: [at('127.0.0.1')], allowPrivate: false })(
      `${at('127.0.0.1')}/remote.json`,
      300,
    )

  test.each([301, 302, 303, 307, 308])('redirects with %i is not followed', async (status) => {
    answer = (_request, response) => response.writeHead(status, { location: at('127.0.0.1') }).end()
    await expect(fetchFile()).rejects.toThrow('not answered with 200')
    expect(asked).toBe(1)
  })

  test('hangs is given up in time', async () => {
    answer = () => {}
    await expect(fetchFile()).rejects.toThrow('no answer in 300 ms')
  })

  test('begins to answer and hangs is given up in time', async () => {
    answer = (_request, response) => void response.write('{')
    await expect(fetchFile()).rejects.toThrow('no answer in 300 ms')
  })
})

test('a file that is longer than allowed is given up', async () => {
  answer = (_request, response) => response.end('x'.repeat(2000))
  const fetchFile = createFetchRemote({ origins: [at('127.0.0.1')], allowPrivate: false })
  const url = `${at('127.0.0.1')}/remote.json`
  await expect(fetchFile(url, 500, 1000)).rejects.toThrow('longer than 1000 bytes')
  expect(await fetchFile(url, 500, 2000)).toHaveLength(2000)
})
