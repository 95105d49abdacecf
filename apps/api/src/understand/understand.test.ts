import { describe, expect, test } from '@jest/globals'
import type { SearchScope } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { phrases } from '../testing/phrases.ts'
import { schoolWords } from './places/school-words.ts'
import { namesIn, understand } from './understand.ts'

/** The address of what is understood: the conditions as its terms and query, the rest as keyword. */
function pathOf(scope: SearchScope, words: string, names?: ReadonlySet<string>): string {
  const { scope: meant, conditions, rest } = understand(scope, words, names && { names })
  const keyword = rest || undefined
  return decodeURIComponent(formatSearchUrl(meant, { ...conditions, keyword }))
}

describe.each(['chintai', 'baibai', 'invest'] as const)('in the search of %s', (scope) => {
  test.each(phrases(scope))('%s', (words, path) => expect(pathOf(scope, words)).toBe(path))
})

test('a railway is all stations of its lines', () => {
  const { conditions } = understand('chintai', '西鉄沿線')
  expect(conditions.eki_code).toEqual(expect.arrayContaining(['100101', '101403', '101609']))
  expect(conditions.eki_code).not.toContain('100202')
})

describe('the name of a building', () => {
  test('stays a name though every part of it could be understood', () => {
    expect(pathOf('chintai', '久留米倉庫')).toBe('/search/kurume-shi/souko')
    expect(pathOf('chintai', '久留米倉庫 1K', new Set(['久留米倉庫']))).toBe(
      '/search/1k?keyword=久留米倉庫',
    )
  })

  test.each(['アーバンコート福岡城南', '福岡城南ハイツ'])('has all places of %s', (name) => {
    const understood = understand('baibai', name)
    expect(understood.conditions).toEqual({})
    expect(understood.rest).toBe(name)
  })
})

describe('the name of a school', () => {
  const schools = schoolWords([
    { no: '5054', type: 5, name: '春吉小学校' },
    { no: '5052', type: 5, name: '草ヶ江小学校' },
    { no: '4031', type: 4, name: '春吉中学校' },
    { no: '5144', type: 5, name: '春日小学校' },
    { no: '5473', type: 5, name: '春日小学校' },
    { no: '5106', type: 5, name: '春吉小学校西分校（廃校）' },
  ])
  const said = (scope: SearchScope, words: string) => {
    const { conditions, rest } = understand(scope, words, { schools })
    return { ...conditions, ...(rest && { rest }) }
  }

  test.each(['春吉小学校区', '春吉小校区', '春吉校区', '春吉小学校の校区', '春吉小学区'])(
    '%s is its district',
    (words) => expect(said('chintai', words)).toEqual({ shogakko_no: ['5054'] }),
  )

  test('is its district without 区 too', () => {
    for (const words of [
      '春吉小学校',
      '春吉小',
      '春吉小学校近く',
      '春吉小学校の近く',
      '春吉小学校 周辺',
    ])
      expect(said('chintai', words)).toEqual({ shogakko_no: ['5054'] })
  })

  test('stands beside whatever else is said', () => {
    expect(said('chintai', '福岡市中央区草ケ江小学校区の2LDK')).toEqual({
      city_code: ['40133'],
      shogakko_no: ['5052'],
      madori: [250],
    })
    expect(said('baibai', '春吉中学校区 土地')).toEqual({
      chugakko_no: ['4031'],
      bukken_type: ['hanbai_tochi'],
    })
    expect(said('baibai', '春日市 春日小学校区')).toEqual({
      city_code: ['40218'],
      shogakko_no: ['5144', '5473'],
    })
  })

  test('is left where it cannot be asked for, or nobody knows it', () => {
    expect(said('invest', '春吉小学校区')).toEqual({ rest: '春吉小学校区' })
    expect(said('chintai', '高宮小学校区')).toEqual({ rest: '高宮小学校区' })
    expect(said('chintai', '小学校区')).toEqual({ rest: '小学校区' })
  })
})

test('what could be a name is a place with more that is no number', () => {
  const words = '久留米倉庫 天神2LDK 大橋ビル 鳥栖 博多駅周辺'
  expect(namesIn('chintai', words)).toEqual(['久留米倉庫'])
})

test('a text of any length is read, and what is said twice counts once', () => {
  expect(pathOf('chintai', '久留米 '.repeat(33))).toBe('/search/kurume-shi')
})

test('limits in the wrong order change places', () => {
  expect(pathOf('chintai', '7万以上 5万以下')).toBe(
    '/search?hy_yachin_max=70000&hy_yachin_min=50000',
  )
})

test('a phrase without any meaning stays as it was typed', () => {
  expect(understand('chintai', ' ＡＢＣ　ﾃｽﾄ ')).toMatchObject({
    conditions: {},
    rest: 'ＡＢＣ ﾃｽﾄ',
  })
  expect(understand('chintai', '')).toMatchObject({ conditions: {}, rest: '' })
})

test('what is left has one space, also where a sign becomes one', () => {
  const { rest } = understand('chintai', '院  ΄ 久留米')
  expect(understand('chintai', rest).rest).toBe(rest)
})

test('what nobody sees, or what has no letters, is not looked for beside what is understood', () => {
  expect(pathOf('chintai', '\u202e天神\u200b 1K\ufeff')).toBe('/search/tenjin-eki/1k')
  expect(pathOf('chintai', '🏠天神🐈 1K→★')).toBe('/search/tenjin-eki/1k')
  expect(pathOf('chintai', '🏠')).toBe('/search?keyword=🏠')
})

test('each part says what it was understood as', () => {
  const { said } = understand('chintai', '猫と久留米で６万')
  expect(said).toEqual([
    { text: '猫', says: { setsubijoken: [801] } },
    { text: '久留米', says: { city_code: ['40203'] } },
    { text: '6万', says: { hy_yachin_max: 60_000 } },
  ])
})
