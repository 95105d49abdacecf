import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'

const SOUND_PLANS = fileURLToPath(new URL('../testing/sound-plans.ts', import.meta.url))

// In a process of its own: Jest's sandbox takes twice as long.
test('5,000 homes can be walked through, with rooms as large as their rows say', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, [SOUND_PLANS, '5000'])
  expect(stderr).toBe('')
}, 3_600_000)
