import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { Transport } from '@sumai/api-client'
import { NO_TELEMETRY } from '@sumai/telemetry'
import { createServerTransport } from './server-transport.ts'

let api: Server
let status: number
let asked: number
let transport: Transport
let now: jest.SpiedFunction<typeof performance.now>

beforeAll(async () => {
  api = createServer((request, response) => {
    asked += 1
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  api.closeAllConnections()
  api.close()
})
beforeEach(() => {
  now = jest.spyOn(performance, 'now').mockReturnValue(0)
  status = 500
  asked = 0
  transport = createServerTransport({
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    internalToken: 'token',
    deadlineMs: 5000,
    telemetry: NO_TELEMETRY,
    log: () => {},
  })('')
})
afterEach(() => now.mockRestore())

const read = () => transport.request({ method: 'GET', path: 'chintai/rooms' })
const send = () => transport.request({ method: 'POST', path: 'inquiry', body: {} })

const REFUSED = { status: 503, code: 'breaker_open' }

async function failTimes(times: number) {
  for (let time = 0; time < times; time++) await expect(read()).rejects.toMatchObject({ status })
}

test('the API is asked on after a few failures', async () => {
  await failTimes(4)
  status = 200
  await expect(read()).resolves.toEqual({})
})

test('a success in between starts the count anew', async () => {
  await failTimes(4)
  status = 200
  await read()
  status = 500
  await failTimes(4)
})

test('pages that are not there are no failures', async () => {
  status = 404
  await failTimes(7)
})

test('nobody is asked after five failures in a row, then one at a time', async () => {
  await failTimes(5)
  const before = asked
  await expect(read()).rejects.toMatchObject(REFUSED)
  now.mockReturnValue(1999)
  await expect(read()).rejects.toMatchObject(REFUSED)
  expect(asked).toBe(before)

  now.mockReturnValue(2000)
  const trial = expect(read()).rejects.toMatchObject({ status: 500 })
  await expect(read()).rejects.toMatchObject(REFUSED)
  await trial
  expect(asked).toBe(before + 1)

  now.mockReturnValue(3999)
  await expect(read()).rejects.toMatchObject(REFUSED)
})

test('everybody is asked again once one has had an answer', async () => {
  await failTimes(5)
  now.mockReturnValue(2000)
  status = 200
  await read()
  await expect(Promise.all([read(), read()])).resolves.toEqual([{}, {}])
})

test('what a visitor sends is tried while the API fails', async () => {
  await failTimes(5)
  status = 200
  await expect(send()).resolves.toEqual({})
})
