/** @jest-environment node */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { boundPipelining } from './connections.ts'

test('a connection that asks for more and more without waiting for answers is ended', async () => {
  const app = Fastify()
  boundPipelining(app)
  let asked = 0
  const slow = Promise.withResolvers<string>()
  app.get('/', () => {
    asked += 1
    return slow.promise
  })
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1000))
  await once(
    socket.on('error', () => {}),
    'close',
  )
  expect(asked).toBe(8)
  slow.resolve('late')
  await app.close()
})

test('a connection may ask again and again', async () => {
  const app = Fastify()
  boundPipelining(app)
  app.get('/', async () => 'ok')
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  for (let time = 0; time < 30; time += 1) {
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(answer).toMatch(/^HTTP\/1.1 200/)
  }
  socket.end()
  await app.close()
})
