import { afterEach, expect, test } from '@jest/globals'
import { fakeIndexedDb } from '../../../testing/fake-indexed-db.ts'
import { createListingDraft } from './listing-draft.ts'

globalThis.indexedDB = fakeIndexedDb()

const drafts: ReturnType<typeof createListingDraft>[] = []
afterEach(() => {
  for (const draft of drafts) draft.discard()
})

function open(kind: 'chintai' | 'baibai') {
  const draft = createListingDraft(kind, { bukkenNo: '0000000001', version: 1, title: '角部屋' })
  drafts.push(draft)
  return draft
}

test('what was typed of a rental is kept for it, not for the sale of the same number', async () => {
  const typed = open('chintai')
  await typed.ready
  typed.edit({ title: '南向きの角部屋' })
  const [rental, sale] = [open('chintai'), open('baibai')]
  await Promise.all([rental.ready, sale.ready])
  expect(rental.values().title).toBe('南向きの角部屋')
  expect(sale.values().title).toBe('角部屋')
})
