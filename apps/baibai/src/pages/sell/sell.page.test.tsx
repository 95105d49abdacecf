import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { visit } from '../../testing/visit.ts'

test('a seller is answered by whom the voice names, however many staff there are', async () => {
  const seller = {
    ...{ contentId: 7, title: '納得して売れました', summary: '三か月でした。', imageUrl: null },
    ...{ cityCode: null, customerInitial: 'K様', customerType: 'sell', rating: 5 },
    ...{ customerTypeLabel: '売却', tenpoNo: '001', syainNo: '010501' },
    ...{ staffReply: 'ありがとうございました。', publishAt: '2026-11-01T10:00:00+09:00' },
  }
  const { show } = await visit('/baibai/sell', {
    'staffs/': (_, syainNo) => ({ staff: { syainNo, name: '白石 緑', photoUrl: null } }),
    contents: () => ({ contents: [seller], pagination: { lastPage: 1 } }),
  })
  await show?.()
  expect(screen.getByText(/^担当( |$)/)).toHaveTextContent('白石 緑')
})
