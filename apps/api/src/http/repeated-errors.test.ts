import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import fastify from 'fastify'
import { DatabaseAwayError } from '../db/database.ts'
import { withoutPersonalData } from './logging.ts'
import { onceAMinute } from './repeated-errors.ts'

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
})
afterEach(() => {
  jest.useRealTimers()
})

const MINUTE = 60_000

function logger() {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line).msg) }
  const { log } = fastify({ logger: onceAMinute({ ...withoutPersonalData, stream }) })
  return { log, lines }
}

const fault = (code: string) => Object.assign(new Error('筑紫 花子'), { code })

test('what fails again and again is written once, and then counted every minute', () => {
  const { log, lines } = logger()
  for (let count = 0; count < 1_000; count++) log.error({ err: fault('57P03') }, 'failed')
  expect(lines).toEqual(['failed'])
  jest.advanceTimersByTime(MINUTE)
  expect(lines.slice(1)).toEqual(['999 more like this in the last minute'])
  jest.advanceTimersByTime(10 * MINUTE)
  expect(lines).toHaveLength(2)
  log.error(fault('57P03'), 'failed')
  expect(lines.slice(2)).toEqual(['failed'])
})

test('a database that is away is one kind of error, wherever it is noticed', () => {
  const { log, lines } = logger()
  log.error(new DatabaseAwayError('Query read timeout'), 'Not ready')
  const cause = new DatabaseAwayError('ECONNREFUSED')
  log.error({ err: new Error('Failed query', { cause }) }, 'GET /shops failed')
  expect(lines).toEqual(['Not ready'])
})

test('what is not alike is written, and so is what is no error', () => {
  const { log, lines } = logger()
  log.error(fault('23505'), 'one')
  log.error(fault('57P03'), 'another')
  for (const word of ['started', 'started']) log.info(word)
  expect(lines).toEqual(['one', 'another', 'started', 'started'])
})

test('a line without words of its own gets none of the error', () => {
  const { log, lines } = logger()
  log.error(fault('23505'))
  expect(lines).toEqual(['An error'])
})
