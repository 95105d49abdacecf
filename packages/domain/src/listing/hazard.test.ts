import { expect, test } from '@jest/globals'
import { hazardRows, hazardSentence, isInRedZone } from './hazard.ts'

const HAZARD = { kozui: 2, dosha: 3, takashio: 0, tsunami: 5, source: '', checkedOn: '' }

test('says how deep the water may come, and in which zone a slope lies', () => {
  expect(hazardRows(HAZARD).map(({ label, value }) => `${label} ${value}`)).toEqual([
    '洪水 0.5〜3m',
    '土砂災害 特別警戒区域',
    '高潮 想定区域の外',
    '津波 10m以上',
  ])
})

test('each has the colour of the maps, and a red zone is told of a yellow one', () => {
  expect(hazardRows(HAZARD).map(({ look }) => look)).toEqual([
    '#ffd8c0',
    '#fb684c',
    'none',
    '#f285c9',
  ])
  expect(hazardRows({ ...HAZARD, dosha: 2 })[1]?.look).toBe('#ffed4c')
  expect([isInRedZone(HAZARD), isInRedZone({ dosha: 2 }), isInRedZone(null)]).toEqual([
    true,
    false,
    false,
  ])
})

test('says of a zone what it means, and nothing of what lies outside', () => {
  expect(hazardRows(HAZARD).map(({ meaning }) => meaning)).toEqual([
    '川の氾濫で1階が浸水する想定です。',
    '建物が壊れるほどの土砂災害のおそれがある区域です。',
    '',
    '地震の津波で3階まで水没する想定です。',
  ])
})

test.each([
  [HAZARD, '洪水・津波の想定区域と土砂災害特別警戒区域に含まれます。'],
  [{ ...HAZARD, kozui: 0, tsunami: 0, dosha: 1 }, '土砂災害警戒区域に含まれます。'],
  [{ ...HAZARD, dosha: 0 }, '洪水・津波の想定区域に含まれます。'],
  [{ ...HAZARD, kozui: 0, tsunami: 0, dosha: 0 }, ''],
])('names the zones as the law does', (hazard, sentence) => {
  expect(hazardSentence(hazard)).toBe(sentence)
})
