import { expect, test } from '@jest/globals'
import { CONDO } from '../../testing/rooms.ts'
import { toPriceDowns } from './price-downs.ts'

const LOWERED = {
  ...CONDO,
  kakakuRireki: [{ date: '2026-11-02', from: 36_800_000, to: 34_800_000 }],
}
const LEAD = { url: '/media/exterior/a', type: 'gaikan' as const, caption: '', width: 3, height: 2 }
const photo = (url: string, sort: number) => ({ ...LEAD, url, sort })

test('tells by how much a price went down, and leaves out what went up since', () => {
  const raised = [...LOWERED.kakakuRireki, { date: '2026-11-20', from: 34_800_000, to: 35_800_000 }]
  const rooms = [LOWERED, { ...LOWERED, bukkenNo: '5000099999', kakakuRireki: raised }]
  const downs = toPriceDowns(rooms as never)
  expect(downs.map(({ note }) => note)).toEqual(['2026年11月2日に200万円値下げ'])
})

test('shows no picture that the page shows already', () => {
  const photos = [photo('/media/exterior/a', 1), photo('/media/interior/b', 2)]
  const [down] = toPriceDowns([{ ...LOWERED, photos }] as never, [LEAD])
  expect(down?.room.photos.map(({ url }) => url)).toEqual(['/media/interior/b'])
})
