import { expect, test } from '@jest/globals'
import { type Job, runJobs } from './jobs.ts'

const silent = () => {}

test('a job begins when those that it needs have ended, beside all others', async () => {
  const order: string[] = []
  const ended = Promise.withResolvers<void>()
  const job = (name: string, needs?: string[], work = async () => {}): Job => ({
    name,
    ...(needs ? { needs } : {}),
    run: async () => {
      order.push(name)
      await work()
    },
  })
  await runJobs(
    [
      job('unit tests', [], () => ended.promise),
      job('types'),
      job('build', ['types'], async () => ended.resolve()),
      job('browser tests', ['unit tests', 'build']),
    ],
    silent,
  )
  expect(order).toEqual(['unit tests', 'types', 'build', 'browser tests'])
})

test('the first failure stops what runs and is what is told; nothing begins after it', async () => {
  const begun: string[] = []
  const stopped = (signal: AbortSignal) =>
    new Promise<void>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')))
    })
  const all = runJobs(
    [
      { name: 'unit tests', run: stopped },
      { name: 'types', run: () => Promise.reject(new Error('a type error')) },
      { name: 'build', needs: ['types'], run: async () => void begun.push('build') },
      { name: 'browser tests', needs: ['unit tests'], run: async () => void begun.push('browser') },
    ],
    silent,
  )
  await expect(all).rejects.toThrow('a type error')
  expect(begun).toEqual([])
})

test('a job cannot need what is not there', async () => {
  const run = async () => {}
  await expect(runJobs([{ name: 'a', needs: ['b'], run }], silent)).rejects.toThrow('a needs b')
})
