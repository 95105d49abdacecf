import { test } from '@jest/globals'
import fc from 'fast-check'
import { expectSoundPlan } from '../testing/expect-sound.ts'
import { homes } from '../testing/homes.ts'

test('5,000 homes can be walked through, with rooms as large as their rows say', () => {
  fc.assert(fc.property(homes, expectSoundPlan), { numRuns: 5_000 })
}, 3_600_000)
