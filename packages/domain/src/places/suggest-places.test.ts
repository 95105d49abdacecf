import { expect, test } from '@jest/globals'
import { suggestPlaces } from './suggest-places.ts'

const names = (...args: Parameters<typeof suggestPlaces>) =>
  suggestPlaces(...args).map(({ name }) => name)

test('offers cities and stations by a part of their names, main ones and those that begin with it first', () => {
  const found = ['久留米市', '久留米駅', '西鉄久留米駅', '久留米高校前駅', '久留米大学前駅']
  expect(names('久留米', 5)).toEqual(found)
})

test('takes words of any width and kana', () => {
  expect(names('みやま', 8)).toEqual(names('ミヤマ', 8))
  expect(names('ミヤマ', 8)).toContain('みやま市')
})

test('offers other types of places where they are asked for', () => {
  const found = names('九州', 9, ['station', 'school'])
  expect(found).toContain('九州大学 伊都キャンパス')
  expect(names('久留米', 9, ['station', 'school'])).not.toContain('久留米市')
  expect(names('九州大学', 9)).toEqual([])
})

test('offers nothing for nothing and for no place, and no more than asked for', () => {
  expect(names(' ', 8)).toEqual([])
  expect(names('竜宮城', 8)).toEqual([])
  expect(names('駅', 5)).toHaveLength(5)
})
