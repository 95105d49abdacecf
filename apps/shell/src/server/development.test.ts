import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import type { Registry } from '../releases/registry.ts'
import type { Render } from '../releases/render.ts'
import { assetsBase, closeConnections, developmentRender } from './development.ts'

const devServers = new Map([
  ['chintai', 'http://127.0.0.1:3001'],
  ['shell', 'http://127.0.0.1:3010'],
])
const page = {
  status: 200,
  br: brotliCompressSync(
    '<html><head><style>.a{}.b{}</style><link rel="stylesheet" href="/a.css" disabled>' +
      '<link rel="stylesheet" href="/b.css" disabled></head>' +
      '<body><script type="application/json">{"integrity":"sha256-x"}</script></body></html>',
  ),
  csp: "script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'",
  cacheable: true,
  personal: false,
  complete: true,
  faults: [],
  remote: 'chintai' as const,
  build: 'abc',
}

async function rendered() {
  const order: string[] = []
  const registry = { refreshAll: async () => void order.push('remotes') } as unknown as Registry
  const render: Render = async () => {
    order.push('page')
    return page
  }
  const answer = await developmentRender(
    render,
    registry,
    devServers,
  )({
    url: '/',
    method: 'GET',
    visitor: '',
    urgency: 'page',
  })
  if ('location' in answer) throw new Error('it is a page')
  return { ...answer, html: brotliDecompressSync(answer.br).toString(), order }
}

test('renders from the releases of this moment and keeps no page', async () => {
  const { order, cacheable } = await rendered()
  expect(order).toEqual(['remotes', 'page'])
  expect(cacheable).toBe(false)
})

test('links stylesheets, which a hot update can replace', async () => {
  const { html } = await rendered()
  expect(html).toContain(
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">',
  )
  expect(html).not.toContain('<style>')
})

test('expects no integrity of files that change under the page', async () => {
  expect((await rendered()).html).toContain('{"integrity":""}')
})

test('lets the development servers and their sockets into the policy', async () => {
  const { csp } = await rendered()
  expect(csp).toMatch(/script-src 'sha256-[^']+' http:\/\/127.0.0.1:3001 http:\/\/127.0.0.1:3010 /)
  expect(csp).toMatch(/connect-src .*ws:\/\/127.0.0.1:3001 ws:\/\/127.0.0.1:3010 'self'/)
})

test('takes the shell’s own files from its development server, if it has one', () => {
  expect(assetsBase(devServers)).toBe('http://127.0.0.1:3010/web/')
  expect(assetsBase(new Map())).toBe('/assets/')
})

test('answers every request, and each on a connection of its own', async () => {
  const app = Fastify()
  closeConnections(app)
  app.get('/', (request) => String(request.raw.socket.remotePort))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string>((resolve) => {
      get(url, { agent }, async (answer: IncomingMessage) => {
        resolve(`${answer.statusCode} ${await text(answer)}`)
      })
    })
  const answers = await Promise.all([ask(), ask(), ask()])
  await app.close()
  expect(answers).toEqual(answers.map(() => expect.stringMatching(/^200 \d+$/)))
  expect(new Set(answers).size).toBe(3)
})
