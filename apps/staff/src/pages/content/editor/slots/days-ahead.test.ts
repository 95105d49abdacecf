import { expect, test } from '@jest/globals'
import { daysAhead } from './days-ahead.ts'

const shop = {
  tenpoNo: '001',
  tenpoName: '久留米本店',
  tel: '0942-00-0001',
  eigyoStart: '10:00',
  eigyoEnd: '13:00',
  teikyuWeek: [3],
  teikyuBusyMonthsOpen: [],
  holidays: [{ from: '11-28', to: '11-28', label: '社員研修' }],
  reserveSlotMinutes: 60,
  reserveCapacity: 2,
}
const NOW = '2026-11-26T00:00:00Z'

test('says of the next seven days when visitors can come, and why not', () => {
  const days = daysAhead(shop, NOW)
  expect(days).toHaveLength(7)
  expect(days[1]).toEqual({
    date: '2026-11-27',
    label: '11/27（金）',
    closed: undefined,
    times: ['10:00', '11:00', '12:00'],
  })
  expect(days[2]).toMatchObject({ label: '11/28（土）', closed: '社員研修', times: [] })
  expect(days[6]).toMatchObject({ label: '12/2（水）', closed: '定休日' })
})

test('a shop that receives nobody offers no time', () => {
  const [, tomorrow] = daysAhead({ ...shop, reserveCapacity: 0 }, NOW)
  expect(tomorrow).toMatchObject({ closed: undefined, times: [] })
})
