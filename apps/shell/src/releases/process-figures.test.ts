import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from '@jest/globals'
import { residentMemoryOf, waitedForCore } from './process-figures.ts'

/** Programs that must share one core. */
const loop = () => spawn('/usr/bin/taskset', ['-c', '0', process.execPath, '-e', 'for (;;);'])

let children: ChildProcess[] = []
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
})

test('two that share a core wait for it, each for about half of the time', async () => {
  const began = performance.now()
  children = [loop(), loop()]
  const pids = children.map(({ pid }) => pid ?? 0)
  const waited = async () => Math.min(...(await Promise.all(pids.map(waitedForCore))))
  while ((await waited()) < 200) await pause(20)
  expect(await waited()).toBeLessThan(performance.now() - began)
})

test('memory is counted in MB', async () => {
  expect(await residentMemoryOf(process.pid)).toBeGreaterThan(20)
  expect(await residentMemoryOf(process.pid)).toBeLessThan(5000)
})

test('of a process that is gone there is nothing to tell', async () => {
  await expect(waitedForCore(2 ** 22 + 1)).rejects.toThrow('ENOENT')
})
