import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { LOOKS, planUrl, readPlanPath } from './plan-code.ts'
import { type Home, programOf } from './program.ts'
import { homes } from './testing/homes.ts'

test('an address says all that a plan is drawn from', () => {
  const sameAfterReading = (home: Home) => {
    const program = programOf(home)
    if (!program) return
    const path = planUrl(program, 'card').replace('/media/madori/', '')
    expect(readPlanPath(path)).toEqual({ program, look: 'card', isCurrent: true })
  }
  fc.assert(fc.property(homes, sameAfterReading))
})

test.each(LOOKS)('an address can ask for the look %s', (look) => {
  expect(readPlanPath(`0/${look}/flat-50-y6-v1.svg`)).toMatchObject({ look })
})

test('an address of an older edition is known as such', () => {
  expect(readPlanPath('0/plain/flat-50-y6-v1.svg')).toMatchObject({ isCurrent: false })
})

test.each([
  '1/plain/flat.svg',
  '1/plain/flat-50.svg',
  '1/plain/tower-50-y6-v1.svg',
  '1/plain/flat-50-y6-v1-x.svg',
  '1/plain/flat-50-t-y6-v1.svg',
  '1/grand/flat-50-y6-v1.svg',
  '1/plain/flat-50-y6-v1.png',
])('%s is no address of a plan', (path) => {
  expect(readPlanPath(path)).toBeNull()
})
