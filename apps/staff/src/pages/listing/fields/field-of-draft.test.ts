import { expect, test } from '@jest/globals'
import { fieldOfDraft } from './field-of-draft.ts'

test('what fits into a row is a field of the home, or of its building', () => {
  expect(fieldOfDraft('chintai', 'kai')).toMatchObject({ kind: 'chintai', field: { name: 'kai' } })
  expect(fieldOfDraft('chintai', 'chiku_ym')).toMatchObject({ kind: 'tatemono' })
  for (const name of ['kanrihi', 'chiku_ym', 'tochi_men', 'is_no_condition', 'chimoku']) {
    expect([name, fieldOfDraft('baibai', name)?.kind]).toEqual([name, 'baibai'])
  }
})

test.each([
  ['chintai', 'kotsu'],
  ['chintai', 'madori'],
  ['chintai', 'shop.tel'],
  ['baibai', 'setsudo'],
  ['baibai', 'comment'],
] as const)(
  'what needs an editor or belongs to the shop is not typed there: %s %s',
  (site, name) => {
    expect(fieldOfDraft(site, name)).toBeUndefined()
  },
)
