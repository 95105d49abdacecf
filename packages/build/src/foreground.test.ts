/** @jest-environment node */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { foreground } from './foreground.ts'
import { sitePorts } from './free-ports.ts'
import { Stack } from './stack.ts'

const SERVER = `require('http').createServer((_, it) => it.end('ok')).listen(process.env.API_PORT)`

const again = Promise.withResolvers<void>()
let stack: Stack
let url: string

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation((line) => {
    if (line === 'api is ready again') again.resolve()
  })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const ports = await sitePorts()
  url = `http://127.0.0.1:${ports.API_PORT}`
  stack = new Stack({ ...process.env, ...ports }, 'ignore', {
    api: { command: ['node', '-e', SERVER], url },
  })
})
afterAll(() => stack.stopAll())

test('a process that crashes is started again, and the rest goes on', async () => {
  await foreground(stack, async () => {
    await stack.start('api')
    return url
  })
  const first = stack.pid('api')
  process.kill(first, 'SIGKILL')
  await expect(fetch(url)).rejects.toThrow()
  await again.promise
  expect((await fetch(url)).status).toBe(200)
  expect(stack.pid('api')).not.toBe(first)
  expect(console.error).toHaveBeenCalledWith('api ended with SIGKILL; starting it again')
})
