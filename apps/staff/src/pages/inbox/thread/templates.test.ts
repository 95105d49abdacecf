import { expect, test } from '@jest/globals'
import { blankIn, fillTemplate, TEMPLATES } from './templates.ts'

const inquiry = { name: '森山 彩花' } as never
const session = { staff: { name: '田中 美咲', tenpoName: '大橋駅前店' } } as never

test.each(TEMPLATES)(
  '$label says to whom and from whom it is, and what is still to be written',
  (template) => {
    const letter = fillTemplate(template, inquiry, session)
    expect(letter).toMatch(/^森山 彩花 様\n/)
    expect(letter).toContain('大橋駅前店の田中 美咲です')
    expect(blankIn(letter)).toBeTruthy()
  },
)

test('a letter without blanks can be sent', () => {
  expect(blankIn('11月28日（土）14:00 にお待ちしています。')).toBeUndefined()
})
