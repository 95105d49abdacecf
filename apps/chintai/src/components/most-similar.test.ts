import { expect, test } from '@jest/globals'
import { ROOM } from '../testing/room.ts'
import { mostSimilar } from './most-similar.ts'

const other = (bukkenNo: string, changes: object) => ({
  ...ROOM,
  bukkenNo,
  tmNo: `building of ${bukkenNo}`,
  ...changes,
})
const elsewhere = { kotsu: [] }
/** The station is not the nearest of it. */
const beyond = { kotsu: [{ ...ROOM.kotsu[0], ekiCode: 'another' }, ...ROOM.kotsu] }

test('the rooms with the most in common come first, each with what that is', () => {
  const shown = mostSimilar(ROOM, [
    other('beyond', { ...beyond, madori: 150, senyuMen: 30, hyYachin: 90_000 }),
    other('rent', { ...elsewhere, madori: 150, senyuMen: 30 }),
    other('nothing', { ...elsewhere, madori: 150, senyuMen: 30, hyYachin: 90_000 }),
    other('all', { hyYachin: 68_000 }),
    other('station', { madori: 150, senyuMen: 30, hyYachin: 90_000 }),
  ])
  expect(shown.map(({ room, reason }) => `${room.bukkenNo}: ${reason}`)).toEqual([
    'all: 最寄り駅が同じ・間取りが同じ・賃料が近い・広さが近い',
    'rent: 賃料が近い',
    'station: 最寄り駅が同じ',
  ])
})

test('of equal ones the nearest rent comes first', () => {
  const shown = mostSimilar(ROOM, [
    other('far', { hyYachin: 72_000 }),
    other('near', { hyYachin: 66_500 }),
  ])
  expect(shown.map(({ room }) => room.bukkenNo)).toEqual(['near', 'far'])
})

test('of each building one room is shown', () => {
  const tower = { tmNo: 'tower' }
  const shown = mostSimilar(ROOM, [
    other('far', { ...tower, hyYachin: 72_000 }),
    other('near', { ...tower, hyYachin: 66_500 }),
    other('elsewhere', { hyYachin: 73_000 }),
  ])
  expect(shown.map(({ room }) => room.bukkenNo)).toEqual(['near', 'elsewhere'])
})
