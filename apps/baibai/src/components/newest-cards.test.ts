import { expect, test } from '@jest/globals'
import { LAND } from '../testing/rooms.ts'
import { newestCards } from './newest-cards.ts'

const lot = (bukkenNo: string, ...urls: string[]) => ({
  ...LAND,
  bukkenNo,
  photos: urls.map((url, sort) => ({
    ...{ type: 'gaikan' as const, url, caption: '', sort },
    ...{ width: 960, height: 640 },
  })),
})

test('a picture is on two cards only where there are too few others', () => {
  const lots = [lot('1', 'a'), lot('2', 'a'), lot('3', 'b'), lot('4', 'a', 'c')]
  const shown = (count: number) => newestCards(lots, count).map(({ bukkenNo }) => bukkenNo)
  expect(shown(3)).toEqual(['1', '3', '4'])
  expect(shown(4)).toEqual(['1', '3', '4', '2'])
})
