import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { foreground } from './foreground.ts'
import { sitePorts } from './free-ports.ts'
import { Stack } from './stack.ts'

const server = (port: string) => `require('http').createServer((_, answer) => {
  answer.setHeader('x-instance', process.env.INSTANCE)
  answer.end('ok')
}).listen(${port}, '127.0.0.1')`

const TIMES = { pause: 20, longestPause: 50, look: 20, silence: 300 }

let again: PromiseWithResolvers<void>
let stack: Stack
let url: string
let neighbour: string
let port: number

beforeEach(async () => {
  again = Promise.withResolvers<void>()
  jest.spyOn(console, 'log').mockImplementation((line) => {
    if (line === 'api is ready again') again.resolve()
  })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const ports = await sitePorts()
  port = Number(ports.API_PORT)
  url = `http://127.0.0.1:${port}`
  neighbour = `http://127.0.0.1:${ports.CHINTAI_PORT}`
  stack = new Stack({ ...process.env, ...ports }, 'ignore', {
    api: { command: ['node', '-e', server(ports.API_PORT)], url },
    chintai: { command: ['node', '-e', server(ports.CHINTAI_PORT)], url: neighbour },
  })
  await foreground(
    stack,
    async () => {
      await Promise.all([stack.start('api'), stack.start('chintai')])
      return url
    },
    TIMES,
  )
})
afterEach(async () => {
  await stack.stopAll()
  jest.restoreAllMocks()
})

test('a process that crashes is started again, and the rest goes on', async () => {
  const first = stack.pid('api')
  const other = stack.pid('chintai')
  process.kill(first, 'SIGKILL')
  expect((await fetch(neighbour)).status).toBe(200)
  await again.promise
  expect((await fetch(url)).status).toBe(200)
  expect(stack.pid('api')).not.toBe(first)
  expect(stack.pid('chintai')).toBe(other)
  expect(console.error).toHaveBeenCalledWith('api ended with SIGKILL; starting it again')
})

test('one that cannot start is tried until it can, and that is said once', async () => {
  const first = stack.pid('api')
  const start = stack.start.bind(stack)
  const thirdTry = Promise.withResolvers<void>()
  let tries = 0
  jest.spyOn(stack, 'start').mockImplementation((...args) => {
    tries += 1
    if (tries === 3) thirdTry.resolve()
    return start(...args)
  })
  process.kill(first, 'SIGSTOP')
  const taken = createServer()
  process.kill(first, 'SIGKILL')
  await new Promise<void>((resolve) => {
    const listen = () => taken.listen(port, '127.0.0.1')
    taken.on('error', () => setImmediate(listen)).once('listening', resolve)
    listen()
  })
  await thirdTry.promise
  taken.close()
  await again.promise
  expect(stack.pid('api')).not.toBe(first)
  expect(console.error).toHaveBeenCalledTimes(1)
})

test('one that falls silent is replaced', async () => {
  const first = stack.pid('api')
  stack.freeze('api')
  await again.promise
  expect(stack.pid('api')).not.toBe(first)
  expect(console.error).toHaveBeenCalledWith('api has not answered for 0.3 s')
})
