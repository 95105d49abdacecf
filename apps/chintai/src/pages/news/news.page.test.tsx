import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { visit } from '../../testing/visit.ts'

test('says in a sentence what the list holds, and the rest after the notices', async () => {
  const page = await visit('/news')
  await page.show?.()
  const lead = screen.getByText(/店舗の営業日、会社からのお知らせを、新しい順に載せています。$/)
  const notice = screen.getByRole('link', { name: '年末年始の休業日' })
  const note = screen.getByText('お住まいの方の手続きに関わるものは、郵便でも差し上げます。')
  expect(lead.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(notice.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
