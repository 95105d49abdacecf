import { describe, expect, test } from '@jest/globals'
import { merged } from '@sumai/domain/search-url/merge'
import { leftBehind } from '@sumai/domain/search-url/with-words'
import { count, desc, eq, like } from '../../db/drizzle.ts'
import { useApi } from '../../testing/test-api.ts'
import { schools } from '../schools/schools.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

const api = useApi({ rooms: 600 })

type Suggestion = {
  kind: string
  label: string
  note: string | null
  mark: { from: number; to: number } | null
  words: string
  count: number
}

async function suggest(site: string, words: string, conditions = {}) {
  const query = new URLSearchParams({ words, ...conditions })
  const { status, body } = await api().call(`${site}/rooms/suggest?${query}`)
  expect(status).toBe(200)
  return body as { understood: string[]; suggestions: Suggestion[] }
}

/** How many listings are found by free words beside other conditions. */
async function found(site: 'chintai' | 'baibai', words: string, beside = {}) {
  const { body } = await api().call(`understand?${new URLSearchParams({ site, words })}`)
  const { conditions, rest, path } = body.understood
  const scope = site === 'baibai' && path.startsWith('/baibai/search_invest') ? 'invest' : site
  const query = new URLSearchParams({ keyword: rest, limit: '1' })
  const kinds = KINDS[scope] ?? {}
  const own = { ...kinds, ...beside, ...leftBehind(beside, conditions) }
  for (const [key, value] of Object.entries(merged(scope, [own, conditions])))
    for (const one of [value].flat()) query.append(key, String(one))
  const list = await api().call(`${site}/rooms?${query}`)
  return list.body.pagination.total as number
}
const KINDS: Record<string, object> = {
  baibai: {
    bukken_type: ['hanbai_mansion', 'hanbai_chuko', 'hanbai_shinchiku', 'tateuri', 'hanbai_tochi'],
  },
  invest: { toushi_bukken_type: ['toushi_mansion', 'toushi_apartment', 'toushi_other'] },
}

const typed = {
  chintai: [
    '久留米',
    'く',
    '2',
    '6万',
    'てんじ',
    'tenj',
    'ペ',
    '久留米 2L',
    '久留米 2LDK',
    '久留米大学前 ペット可 ',
    '東',
    'サン',
    '築',
    '大学',
  ],
  baibai: ['久留米', '一', '利回り', '3', '3000万', '土', '新築', '福岡市 マ', '投資'],
}

describe.each(['chintai', 'baibai'] as const)('GET %s/rooms/suggest', (site) => {
  test.each(typed[site])('%s: every suggestion finds as many as it says', async (words) => {
    const { suggestions } = await suggest(site, words)
    expect(suggestions.length).toBeGreaterThan(0)
    for (const it of suggestions)
      expect([it.label, it.count]).toEqual([it.label, await found(site, it.words)])
  })
})

const labels = ({ suggestions }: { suggestions: Suggestion[] }, kind: string) =>
  suggestions.filter((it) => it.kind === kind).map(({ label }) => label)

describe('what is offered', () => {
  test('places, buildings and conditions in groups, those that begin with the word first', async () => {
    const answer = await suggest('chintai', '久留米')
    const kinds = answer.suggestions.map(({ kind }) => kind)
    const order = ['town', 'station', 'building', 'school', 'condition']
    expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    expect(new Set(kinds)).toEqual(new Set(order))
    for (const kind of order) expect(labels(answer, kind).length).toBeLessThanOrEqual(4)
    expect(labels(answer, 'town').slice(0, 2)).toEqual(['久留米エリア', '久留米市'])
    const last = labels(answer, 'station').at(-1)
    expect(last).toBe('南久留米駅')
  })

  test('municipalities first where the beginning of one is typed, conditions first elsewhere', async () => {
    const first = async (words: string) => (await suggest('chintai', words)).suggestions[0]?.kind
    for (const words of ['久', 'くるめ', '福岡市']) expect(await first(words)).toBe('town')
    for (const words of ['ペ', '2', '']) expect(await first(words)).toBe('condition')
  })

  test('by reading, in Latin letters and half written', async () => {
    for (const words of ['くるめ', 'クルメ', 'ｸﾙﾒ', 'kurum', 'KURUME', '久留'])
      expect(labels(await suggest('chintai', words), 'town')).toContain('久留米市')
  })

  test('says where the word stands in the label', async () => {
    const { suggestions } = await suggest('chintai', '南久')
    const station = suggestions.find(({ label }) => label === '南久留米駅')
    expect(station).toMatchObject({
      mark: { from: 0, to: 2 },
      note: 'JR久大本線',
      words: '南久留米駅',
    })
    const [byReading] = (await suggest('chintai', 'みなみくる')).suggestions
    expect(byReading).toMatchObject({ label: '南久留米駅', mark: null })
  })

  test('a number becomes what it is mostly meant for', async () => {
    expect(labels(await suggest('chintai', '徒歩7'), 'condition')).toEqual(['徒歩7分以内'])
    expect(labels(await suggest('chintai', '6.5'), 'condition')).toContain('6.5万円以下')
    expect(labels(await suggest('baibai', '2'), 'condition')).toContain('2000万円以下')
  })

  test('no number that nobody asks for: a walk of 3,000 minutes, 5.5 minutes', async () => {
    expect(labels(await suggest('baibai', '3000'), 'condition')).toEqual(['3000万円以下'])
    expect(labels(await suggest('chintai', '5.5'), 'condition')).toEqual(['5.5万円以下'])
    expect(labels(await suggest('chintai', '徒歩120'), 'condition')).toEqual([])
  })

  test('minutes to a place are a commute', async () => {
    for (const words of ['久留米まで3', '久留米まで30', 'クルメまで30分']) {
      const { suggestions } = await suggest('chintai', words)
      expect(suggestions[0]?.label).toMatch(/^(?:久留米|くるめ)まで30分以内$/)
      expect(suggestions[0]?.count).toBe(await found('chintai', '久留米まで30分以内'))
    }
  })

  test('the reading of a station with えき, half written', async () => {
    for (const words of ['みなみくるめえ', 'ミナミクルメエキ', 'minamikurumee'])
      expect(labels(await suggest('chintai', words), 'station')).toEqual(['南久留米駅'])
  })

  test('what an input method has not composed yet', async () => {
    for (const words of ['くるｍ', 'くるm', '2LDK くるm'])
      expect(labels(await suggest('chintai', words), 'town')).toContain('久留米市')
    expect((await suggest('chintai', '2LDK くるm')).understood).toEqual(['2LDK'])
  })

  test('what was typed before stays, with a space or without', async () => {
    for (const words of ['久留米 2L', '久留米2L', '久留米　２Ｌ']) {
      const { understood, suggestions } = await suggest('chintai', words)
      expect(understood).toEqual(['久留米市'])
      expect(suggestions).toEqual([expect.objectContaining({ words: '久留米 2LDK' })])
    }
  })

  test('the stations, buildings and towns of a word before stand beside the last one', async () => {
    const answer = await suggest('chintai', '久留米 2階以上')
    expect(answer.suggestions[0]).toMatchObject({ kind: 'condition', words: '久留米 2階以上' })
    const stations = answer.suggestions.filter(({ kind }) => kind === 'station')
    expect(stations.length).toBeGreaterThan(0)
    for (const { label, words, mark } of stations) {
      expect(words).toBe(`${label} 2階以上`)
      expect(mark).toEqual({ from: label.indexOf('久留米'), to: label.indexOf('久留米') + 3 })
    }
    expect(labels(answer, 'building').join()).toContain('久留米')
    expect(labels(answer, 'town').length).toBeGreaterThan(0)
    // It is what the word means already.
    expect(labels(answer, 'town')).not.toContain('久留米市')
    for (const kind of ['station', 'building', 'town'])
      expect(labels(answer, kind).length).toBeLessThanOrEqual(3)
  })

  test('a word in the middle is replaced where it stands', async () => {
    const { suggestions } = await suggest('chintai', '2階以上 久留米 駐車場あり')
    const stations = suggestions.filter(({ kind }) => kind === 'station')
    expect(stations.length).toBeGreaterThan(0)
    for (const { label, words } of stations) expect(words).toBe(`2階以上 ${label} 駐車場あり`)
  })

  test('one wish more where all of it is understood', async () => {
    const { suggestions } = await suggest('chintai', '久留米 2LDK ')
    expect(suggestions.map(({ label }) => label)).toContain('久留米市 × 2LDK × バス・トイレ別')
  })

  test('what is said twice is named once', async () => {
    const { understood, suggestions } = await suggest('chintai', '猫 ペット可 久留米 くるめ ')
    expect(understood).toEqual(['ペット相談可', '久留米市'])
    expect(suggestions.map(({ label }) => label)).toContain('ペット相談可 × 久留米市 × 2階以上')
  })

  test('counts are those beside the conditions of the page', async () => {
    const [alone] = (await suggest('chintai', '久留米市')).suggestions.filter(
      ({ label }) => label === '久留米市',
    )
    const beside = await suggest('chintai', '久留米市', { is_parking: '1', hy_yachin_max: '60000' })
    const [narrow] = beside.suggestions.filter(({ label }) => label === '久留米市')
    const list = await api().call('chintai/rooms?city_code=40203&is_parking=1&hy_yachin_max=60000')
    expect(narrow?.count).toBe(list.body.pagination.total)
    expect(narrow?.count).toBeLessThan(alone?.count ?? 0)
  })

  test('the district of a school, by the beginning of its name', async () => {
    const [most] = await api()
      .db.select({ name: schools.shisetsuNm })
      .from(tatemono)
      .innerJoin(schools, eq(schools.shisetsuNo, tatemono.shogakkoNo))
      .where(like(schools.shisetsuNm, '%小学校'))
      .groupBy(schools.shisetsuNm)
      .orderBy(desc(count()))
      .limit(1)
    const name = most?.name ?? ''
    const typed = name.replace('学校', '')
    expect(labels(await suggest('chintai', typed), 'school')).toContain(`${name}区`)
    const behind = await suggest('chintai', `${name}区 1`)
    expect(behind.understood).toEqual([`${name}区`])
    expect(behind.suggestions.length).toBeGreaterThan(0)
    for (const { words, count } of behind.suggestions)
      expect([words, count]).toEqual([words, await found('chintai', words)])
  })

  test('stations elsewhere behind those where one looks, as the search would find them', async () => {
    const beside = { city_code: ['40203'] }
    const { suggestions } = await suggest('chintai', '天神', { city_code: '40203' })
    expect(suggestions.map(({ label }) => label)).toContain('天神駅')
    const typed = await suggest('chintai', '大', { city_code: '40203' })
    expect(['大善寺駅', '大城駅']).toContain(labels(typed, 'station')[0])
    expect(labels(typed, 'station')).toContain('大橋駅')
    for (const { words, count } of [...suggestions, ...typed.suggestions])
      expect([words, count]).toEqual([words, await found('chintai', words, beside)])
  })

  test('a name is offered once, however many buildings have it', async () => {
    const { suggestions } = await suggest('chintai', 'サンシャイン')
    const names = suggestions.filter(({ kind }) => kind === 'building').map(({ label }) => label)
    expect(names.length).toBeGreaterThan(1)
    expect(names).toEqual([...new Set(names)])
  })

  test.each(['chintai', 'baibai'] as const)(
    '%s: what many ask for while nothing is typed',
    async (site) => {
      const answer = await suggest(site, ' ', { city_code: '40203' })
      for (const kind of ['condition', 'station']) expect(labels(answer, kind)).toHaveLength(4)
      expect(labels(answer, 'town')).toEqual([])
      expect(labels(await suggest(site, ''), 'town')).toContain('福岡市')
      for (const { words, count } of answer.suggestions)
        expect([words, count]).toEqual([words, await found(site, words, { city_code: ['40203'] })])
    },
  )

  test('nothing for what nobody knows', async () => {
    for (const words of ['竜宮城', 'ｘ'.repeat(100), '%', "'", '\\'])
      expect((await suggest('chintai', words)).suggestions).toEqual([])
    expect((await suggest('chintai', '竜宮城 久留')).suggestions).toEqual([])
  })

  test('refuses more than a hundred characters and another search', async () => {
    expect((await api().call(`chintai/rooms/suggest?words=${'あ'.repeat(101)}`)).status).toBe(400)
    expect((await api().call('baibai/rooms/suggest?site=chintai&words=a')).status).toBe(400)
  })
})
