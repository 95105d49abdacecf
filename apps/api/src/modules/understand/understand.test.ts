import { describe, expect, test } from '@jest/globals'
import { eq, inArray } from '../../db/drizzle.ts'
import { useApi } from '../../testing/test-api.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { schools } from '../schools/schools.table.ts'
import { tatemono } from '../tatemono/tatemono.table.ts'

const api = useApi()

const ask = (site: string, words: string) =>
  api().call(`understand?${new URLSearchParams({ site, words })}`)

describe('GET understand', () => {
  test('says what was understood, what it is called and what is left', async () => {
    const { status, body } = await ask('chintai', '久留米 静か 2LDK 6万円以下 猫 駐車場2台')
    expect(status).toBe(200)
    expect(body.understood).toEqual({
      conditions: {
        city_code: ['40203'],
        hy_yachin_max: 60_000,
        madori: [250],
        parking_daisu_min: 2,
        setsubijoken: [801],
      },
      chips: [
        expect.objectContaining({ text: '久留米', label: '久留米市' }),
        expect.objectContaining({ text: '2LDK', label: '2LDK' }),
        expect.objectContaining({ text: '6万円以下', label: '6万円以下' }),
        expect.objectContaining({ text: '猫', label: 'ペット相談可' }),
        expect.objectContaining({ text: '駐車場2台', label: '駐車場2台以上' }),
      ],
      rest: '静か',
      path: `/search/kurume-shi/2ldk?hy_yachin_max=60000&keyword=${encodeURIComponent('静か')}&parking_daisu_min=2&setsubijoken[]=801`,
    })
  })

  test('a chip leads to the search without it', async () => {
    const { body } = await ask('baibai', '鳥栖 土地 建築条件なし')
    expect(body.understood.chips).toEqual([
      { text: '鳥栖', label: '鳥栖市', path: '/baibai/search/sale-lot/no-condition' },
      { text: '土地', label: '土地', path: '/baibai/search/tosu-shi/no-condition' },
      { text: '建築条件なし', label: '建築条件なし', path: '/baibai/search/tosu-shi/sale-lot' },
    ])
  })

  test('words of investments lead to their search', async () => {
    const { body } = await ask('baibai', '一棟アパート 利回り8%')
    expect(body.understood.path).toMatch(/^\/baibai\/search_invest\?bukken_kbn/)
  })

  test('nothing understood leaves the words', async () => {
    const { body } = await ask('chintai', 'サンハイツ')
    expect(body.understood).toEqual({
      conditions: {},
      chips: [],
      rest: 'サンハイツ',
      path: `/search?keyword=${encodeURIComponent('サンハイツ')}`,
    })
    expect((await ask('chintai', '')).body.understood.path).toBe('/search')
  })

  test('refuses another site and too many words', async () => {
    expect((await ask('hotel', '久留米')).status).toBe(400)
    expect((await ask('chintai', 'あ'.repeat(101))).status).toBe(400)
  })
})

test('a school of the database is understood by its name', async () => {
  const { db } = api()
  const [school] = await db.select().from(schools).where(eq(schools.shisetsuType, 5)).limit(1)
  const { shisetsuNm = '', shisetsuNo = '' } = school ?? {}
  const { understood } = (await ask('chintai', `${shisetsuNm}区 2LDK`)).body
  expect(understood).toMatchObject({ rest: '', chips: [{ label: `${shisetsuNm}区` }, {}] })
  expect(understood.conditions.shogakko_no).toContain(shisetsuNo)
})

describe('the name of a building', () => {
  const NAME = '久留米倉庫'

  test('is understood as a name, whatever it is', async () => {
    const { db } = api()
    const buildings = await db.select().from(tatemono).where(eq(tatemono.isTmNameDisp, true))
    expect(buildings.length).toBeGreaterThan(20)
    for (const { tmName } of buildings) {
      const { understood } = (await ask('chintai', tmName)).body
      expect(understood).toMatchObject({ conditions: {}, rest: tmName })
    }
    const isFlat = inArray(baibaiRooms.bukkenType, ['hanbai_mansion', 'toushi_mansion'])
    for (const { name } of await db.select().from(baibaiRooms).where(isFlat)) {
      const { understood } = (await ask('baibai', name)).body
      expect({ name, ...understood }).toMatchObject({ conditions: {}, rest: name })
    }
  })

  test('stays a name while a building is called so', async () => {
    const { db } = api()
    const [building] = await db.select().from(tatemono).limit(1)
    const { tmNo = '', searchText = '' } = building ?? {}
    const named = { tmName: NAME, isTmNameDisp: true, searchText: `${NAME} ${searchText}` }
    expect((await ask('chintai', NAME)).body.understood.rest).toBe('')
    const grams = ['久留', '留米', '米倉', '倉庫']
    await db
      .update(tatemono)
      .set({ ...named, searchGrams: [...(building?.searchGrams ?? []), ...grams] })
      .where(eq(tatemono.tmNo, tmNo))
    expect((await ask('chintai', `${NAME}　１K`)).body.understood).toMatchObject({
      conditions: { madori: [120] },
      rest: NAME,
    })
    await db.update(tatemono).set({ isTmNameDisp: false }).where(eq(tatemono.tmNo, tmNo))
    expect((await ask('chintai', NAME)).body.understood.rest).toBe('')
  })

  test('of a listing for sale too', async () => {
    const { db } = api()
    const [room] = await db.select().from(baibaiRooms).limit(1)
    expect((await ask('baibai', '大橋マンション')).body.understood.rest).toBe('')
    await db
      .update(baibaiRooms)
      .set({
        name: '大橋マンション',
        searchText: '大橋まんしょん 福岡',
        searchGrams: ['大橋', '橋ま', 'まん', 'んし', 'しょ', 'ょん'],
      })
      .where(eq(baibaiRooms.bukkenNo, room?.bukkenNo ?? ''))
    expect((await ask('baibai', '大橋ﾏﾝｼｮﾝ')).body.understood.rest).toBe('大橋ﾏﾝｼｮﾝ')
  })
})
