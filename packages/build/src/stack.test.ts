import { createServer } from 'node:http'
import { expect, test } from '@jest/globals'
import { freePorts } from './free-ports.ts'
import { Stack } from './stack.ts'

test('a stranger that answers at its address is not taken for the process that was started', async () => {
  const { port } = await freePorts('port')
  const url = `http://127.0.0.1:${port}`
  const stack = new Stack(process.env, 'ignore', {
    api: { command: ['node', '-e', 'setInterval(() => {}, 1000)'], url },
  })
  let asked = 0
  const stranger = createServer((_, answer) => {
    answer.end('ok')
    asked += 1
    if (asked === 3) stack.crash('api')
  }).listen(port, '127.0.0.1')
  try {
    await expect(stack.start('api')).rejects.toThrow('api ended before it was ready')
    expect(asked).toBeGreaterThanOrEqual(3)
  } finally {
    await stack.stopAll()
    stranger.close()
  }
})

test('a process that is not ready in time is ended, so that the next one finds its port free', async () => {
  const { port } = await freePorts('port')
  const listen = `require('http').createServer(() => {}).listen(${port}, '127.0.0.1')`
  const api = { command: ['node', '-e', listen], url: `http://127.0.0.1:${port}` }
  const stack = new Stack(process.env, 'ignore', { api }, 1)
  try {
    const started = stack.start('api')
    const pid = stack.pid('api')
    await expect(started).rejects.toThrow('api was not ready within 0.001 s')
    expect(stack.running()).toEqual([])
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  } finally {
    await stack.stopAll()
  }
})
