import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { runsOf } from './chosen-stations.ts'
import { LINES, type Line, spanTo, transfersAt } from './lines.ts'

const lineNamed = (name: string) => LINES.find((line) => line.name === name) as Line
const omuta = lineNamed('西鉄天神大牟田線')
const codesOf = (line: Line, ...names: string[]) =>
  line.stations.filter(({ name }) => names.includes(name)).flatMap(({ codes }) => codes)

test('neighbours on a line are one choice, a station alone is another', () => {
  const chosen = codesOf(omuta, '薬院', '西鉄平尾', '高宮', '井尻')
  expect(runsOf(chosen, omuta).map(({ label }) => label)).toEqual([
    '薬院駅〜高宮駅（3駅）',
    '井尻駅',
  ])
})

test('a whole line is said by its name', () => {
  const kaizuka = lineNamed('西鉄貝塚線')
  const chosen = kaizuka.stations.flatMap(({ codes }) => codes)
  expect(runsOf(chosen, kaizuka)[0]?.label).toBe('西鉄貝塚線（全9駅）')
})

test('every chosen station is in one run, whichever line is in view', () => {
  const stations = LINES.flatMap((line) => line.stations)
  fc.assert(
    fc.property(fc.subarray(stations), fc.constantFrom(...LINES), (chosen, line) => {
      const codes = [...new Set(chosen.flatMap((station) => station.codes))]
      const inRuns = runsOf(codes, line).flatMap((run) => run.codes)
      expect(inRuns.toSorted()).toEqual(codes.toSorted())
    }),
  )
})

test('a second station brings those between, in either direction; the nearest counts', () => {
  const code = (name: string) => omuta.stations.find((it) => it.name === name)?.code ?? ''
  const named = (codes: string[]) =>
    codes.map((each) => omuta.stations.find((it) => it.code === each)?.name)
  const before = (each: string) => [code('薬院'), code('井尻')].includes(each)
  expect(named(spanTo(omuta, code('高宮'), before))).toEqual(['薬院', '西鉄平尾', '高宮'])
  expect(named(spanTo(omuta, code('雑餉隈'), before))).toEqual(['井尻', '雑餉隈'])
  expect(spanTo(omuta, code('高宮'), () => false)).toEqual([code('高宮')])
})

test('an interchange names the lines to change to', () => {
  const yakuin = omuta.stations.find(({ name }) => name === '薬院')
  expect(yakuin && transfersAt(yakuin, omuta).map(({ name }) => name)).toEqual(['地下鉄七隈線'])
})
