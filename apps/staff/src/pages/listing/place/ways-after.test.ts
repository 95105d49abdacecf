import { expect, test } from '@jest/globals'
import { type Way, waysAfter } from './ways-after.ts'

const way = (ekiName: string, tohoM: number, busFun: number | null = null): Way => ({
  ...{ lineCode: '1', ekiCode: ekiName, ekiName, busFun, busTei: null },
  ...{ tohoM, tohoFun: Math.ceil(tohoM / 80) },
})

const before = [way('大橋', 540), way('竹下', 1_450)]
const now = [way('大橋', 400), way('井尻', 1_200), way('竹下', 1_500)]

test('ways that followed from the old position follow from the new one', () => {
  expect(waysAfter(before, before, now)).toEqual(now)
})

test('what was measured by hand, and a way by bus, stay as they are', () => {
  const measured = [way('大橋', 620), way('博多', 160, 12)]
  expect(waysAfter(measured, before, now)).toEqual([...measured, way('井尻', 1_200)])
})
