import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Home, programOf } from '../program.ts'
import { faultsOf } from '../testing/faults-of.ts'
import { homes } from '../testing/homes.ts'
import { findLayout } from './find-layout.ts'

test('a person can walk through every home, and its rooms are as large as its row says', () => {
  fc.assert(
    fc.property(homes, (home) => expect(faultsOf(home)).toEqual([])),
    { numRuns: 60 },
  )
})

const ROOM: Home = {
  bukkenNo: '5000000188',
  madoriHeyasu: 1,
  madoriKind: 20,
  madoriShosai: [
    { name: 'K', jo: 2 },
    { name: '洋室', jo: 7.5 },
  ],
  men: 22.4,
  balconyMen: 4,
  muki: 5,
  isHouse: false,
  storeys: 6,
  setsubijoken: [101],
}

test('a single room that says so has its toilet apart from its bath', () => {
  const program = programOf(ROOM)
  const kinds = (program && findLayout(program)?.rooms)?.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['bath', 'wc']))
  expect(kinds).not.toContain('unit')
})

test('no plan shows a toilet where there is no place for it', () => {
  const small = { ...ROOM, madoriKind: 10, madoriShosai: [{ name: '洋室', jo: 8 }], men: 18.7 }
  expect(programOf(small)).toBeNull()
  expect(programOf({ ...small, setsubijoken: [] })).not.toBeNull()
})

test('a doorway that is just wide enough stays one in the mirrored plan', () => {
  const home = {
    ...ROOM,
    bukkenNo: '1000000001',
    madoriHeyasu: 2,
    madoriShosai: [
      { name: 'K', jo: 3.5 },
      { name: '洋室', jo: 7.5 },
      { name: '洋室', jo: 5 },
    ],
    men: 39.06,
    balconyMen: null,
    muki: null,
    storeys: 1,
    setsubijoken: [],
  }
  expect(faultsOf(home)).toEqual([])
})

test('a house whose most comfortable plans cannot be walked through gets another', () => {
  const house = {
    ...ROOM,
    isHouse: true,
    storeys: 2,
    madoriHeyasu: 3,
    madoriKind: 30,
    madoriShosai: [
      { name: 'DK', jo: 8.5 },
      { name: '洋室', jo: 7 },
      { name: '和室', jo: 6 },
      { name: '洋室', jo: 7.5 },
    ],
    men: 81.3,
    balconyMen: null,
    muki: null,
    setsubijoken: [],
  }
  expect(faultsOf(house)).toEqual([])
})
