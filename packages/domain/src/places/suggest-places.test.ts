import { expect, test } from '@jest/globals'
import { suggestPlaces } from './suggest-places.ts'

test('offers cities and stations by a part of their names, main ones and those that begin with it first', () => {
  const found = ['久留米市', '久留米駅', '西鉄久留米駅', '久留米高校前駅', '久留米大学前駅']
  expect(suggestPlaces('久留米', 5)).toEqual(found)
})

test('takes words of any width and kana', () => {
  expect(suggestPlaces('みやま', 8)).toEqual(suggestPlaces('ミヤマ', 8))
  expect(suggestPlaces('ミヤマ', 8)).toContain('みやま市')
})

test('offers other types of places where they are asked for', () => {
  const found = suggestPlaces('九州', 9, ['station', 'school'])
  expect(found).toContain('九州大学 伊都キャンパス')
  expect(suggestPlaces('久留米', 9, ['station', 'school'])).not.toContain('久留米市')
  expect(suggestPlaces('九州大学', 9)).toEqual([])
})

test('offers nothing for nothing and for no place, and no more than asked for', () => {
  expect(suggestPlaces(' ', 8)).toEqual([])
  expect(suggestPlaces('竜宮城', 8)).toEqual([])
  expect(suggestPlaces('駅', 5)).toHaveLength(5)
})
