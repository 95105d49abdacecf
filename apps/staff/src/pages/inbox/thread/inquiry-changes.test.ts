import { expect, jest, test } from '@jest/globals'
import { staffApi } from '../../../api/api.ts'
import type { Inquiry } from '../inquiry.ts'
import { setStatus } from './inquiry-changes.ts'
import { keepInquiry, knownInquiry } from './known-inquiry.ts'

test('what is done before the last answer is drawn is done to what that has left', async () => {
  const drawn = { inquiryId: 1, version: 1, status: 'new', thread: [] } as unknown as Inquiry
  const answered = { ...drawn, version: 2, thread: [{ kind: 'note' }] } as Inquiry
  const change = jest.spyOn(staffApi.inquiries, 'change')
  let shown: Inquiry | undefined
  change.mockImplementation(async () => {
    shown = knownInquiry(1)
    return { inquiry: answered }
  })
  keepInquiry(answered)
  expect(await setStatus(drawn, 'done')).toBe(true)
  expect(change).toHaveBeenCalledWith(1, { status: 'done', version: 2 })
  expect(shown).toMatchObject({ status: 'done', thread: answered.thread })
})
