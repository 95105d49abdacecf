import { expect, test } from '@jest/globals'
import type { Verdict } from '../kinds/kind.ts'
import { agreedIn, readRules } from './agreed.ts'

const repair = (rule: 'man_yen' | 'station', value: string) => ({ rule, value })
const verdict: Verdict = {
  entry: { file: 'rooms.csv', line: 2, key: '1700000001', values: {} },
  result: 'failed',
  faults: [
    { field: 'hy_yachin', reason: '', cell: '6.8', repair: repair('man_yen', '6.8万円') },
    { field: 'kotsu', reason: '', cell: '大橋えき', repair: repair('station', '大橋駅') },
    { field: 'kai', reason: '', cell: '上' },
  ],
}
const agreed = (rules: string) => agreedIn([verdict], readRules(rules)).map(({ value }) => value)

test('all that is proposed is agreed to, or what is proposed by the rules that are named', () => {
  expect(agreed('all')).toEqual(['6.8万円', '大橋駅'])
  expect(agreed('station')).toEqual(['大橋駅'])
  expect(agreed('station,man_yen')).toEqual(['6.8万円', '大橋駅'])
  expect(agreed('yen')).toEqual([])
})

test('a rule that does not exist is refused before anything is read', () => {
  expect(() => readRules('station,yens')).toThrow('--repair takes all, or some of lookalikes,')
})
