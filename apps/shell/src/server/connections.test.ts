import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { answerClientError, boundPipelining } from './connections.ts'

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
  expect(asked).toBe(3)
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

test('two requests that wait behind another one are answered in their order', async () => {
  const app = Fastify()
  boundPipelining(app)
  app.get('/:name', async (request) => (request.params as { name: string }).name)
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let answers = ''
  socket.on('data', (part) => {
    answers += part
  })
  const asks = (name: string, more = '') => `GET /${name} HTTP/1.1\r\nhost: x\r\n${more}\r\n`
  socket.write(asks('first') + asks('second') + asks('third', 'connection: close\r\n'))
  await once(socket, 'close')
  expect(answers.match(/first|second|third/g)).toEqual(['first', 'second', 'third'])
  await app.close()
})

test('a connection opened ahead of need waits for its first request, which must be sent in time', async () => {
  const app = Fastify({
    requestTimeout: 50,
    http: { headersTimeout: 50, connectionsCheckingInterval: 10 },
    clientErrorHandler: answerClientError,
  })
  app.get('/', async () => 'ok')
  const expired = () => once(app.server, 'clientError')
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const early = expired()
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  await early
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  expect(await once(socket, 'data')).toEqual([expect.stringMatching(/^HTTP\/1.1 200/)])
  socket.write('GET / HT')
  expect(await once(socket, 'data')).toEqual([expect.stringMatching(/^HTTP\/1.1 408/)])
  await app.close()
})
