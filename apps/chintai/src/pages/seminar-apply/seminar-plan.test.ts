import { expect, test } from '@jest/globals'
import { plan } from './seminar-plan.ts'

const date = { capacity: 20, appliedCount: 0, applyDeadline: '2026-11-30T18:00:00+09:00' }
const sessions = [
  { ...date, sessionNo: 1, venueName: '久留米本店 セミナールーム' },
  { ...date, sessionNo: 2, venueName: 'オンライン' },
]

test('the date says whether one comes to a hall or attends online', () => {
  const attendance = (session_no: string) => plan.derive?.({ session_no }, { sessions })
  expect(attendance('1')).toEqual({ attend_type: 'venue' })
  expect(attendance('2')).toEqual({ attend_type: 'online' })
})
