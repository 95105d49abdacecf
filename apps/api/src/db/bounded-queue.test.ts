import { expect, test } from '@jest/globals'
import { boundedQueue } from './bounded-queue.ts'

const refusal = () => new Error('too many')

test('what is urgent finds room and goes first, but not for ever', async () => {
  const run = boundedQueue(3, refusal)
  const done: string[] = []
  const task = (name: string) => async () => void done.push(name)
  const ordinary = ['running', 'a', 'b'].map((name) => run(task(name)))
  await expect(run(task('refused'))).rejects.toThrow('too many')
  const urgent = ['1', '2', '3'].map((name) => run(task(name), true))
  await Promise.all([...ordinary, ...urgent])
  expect(done).toEqual(['running', '1', 'a', '2', 'b', '3'])
})

test('a task that fails makes room for the next', async () => {
  const run = boundedQueue(1, refusal)
  const failing = async () => Promise.reject(new Error('broken'))
  await expect(run(failing)).rejects.toThrow('broken')
  await expect(run(async () => 'well')).resolves.toBe('well')
})
