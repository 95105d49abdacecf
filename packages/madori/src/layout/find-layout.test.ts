import { test } from '@jest/globals'
import fc from 'fast-check'
import { expectSoundPlan } from '../testing/expect-sound.ts'
import { homes } from '../testing/homes.ts'

test('a person can walk through every home, and its rooms are as large as its row says', () => {
  fc.assert(fc.property(homes, expectSoundPlan), { numRuns: 60 })
})
