import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { createApi } from '@sumai/api-client'
import { toCamel } from '@sumai/api-client/case'
import { createStaffApi } from '@sumai/api-client/staff'
import { createTransport } from '@sumai/api-client/transport'
import sharp from 'sharp'
import { callsIn } from './testing/calls/in-document.ts'
import { draftBuilding, draftLet, publishableRoom } from './testing/draft-bodies.ts'
import { useApi } from './testing/test-api.ts'

const api = useApi()
const sent: string[] = []
const onUnauthorized = jest.fn()
let baseUrl: string
let token: string | undefined

const transport = async () =>
  createTransport({ baseUrl, token: () => token, onUnauthorized, log: () => {} })
const client = createApi(transport)
const staff = createStaffApi(transport)
const as = async (who: Parameters<ReturnType<typeof api>['as']>[0]) => {
  token = (await api().as(who)).authorization.replace('Bearer ', '')
}

beforeAll(async () => {
  await api().app.listen({ host: '127.0.0.1', port: 0 })
  api().app.server.on('request', ({ method, url = '' }) => {
    sent.push(`${method} ${url.replace('/api/v1/', '').replace(/\?.*/, '')}`)
  })
  const { port } = api().app.server.address() as AddressInfo
  baseUrl = `http://127.0.0.1:${port}/api/v1`
})
afterAll(() => {
  token = undefined
})

describe('the client and the API', () => {
  test('agree on every read', async () => {
    const { rooms: lets } = await client.chintai.rooms({
      fields: 'light',
      cityCode: ['40203', '41203'],
    })
    for (const { cityCode } of lets) expect(['40203', '41203']).toContain(cityCode)
    const [{ bukkenNo = '', tmNo = '' } = {}] = (await client.chintai.rooms({ menuIds: 3 })).rooms
    expect((await client.chintai.room(bukkenNo)).room.tmNo).toBe(tmNo)
    expect((await client.chintai.tatemono(tmNo)).tatemono.rooms.length).toBeGreaterThan(0)
    const byCity = await client.chintai.roomsByPlace({ by: 'city_code', priceOf: 250 })
    expect(byCity.places.length).toBeGreaterThan(0)
    expect((await client.chintai.names({ keyword: 'メゾン' })).names).toBeDefined()

    const [sale] = (await client.baibai.rooms({ kakakuMax: 50_000_000 })).rooms
    expect(sale?.kakaku).toBeLessThanOrEqual(50_000_000)
    expect((await client.baibai.room(sale?.bukkenNo)).room).toEqual(sale)
    const byStation = await client.baibai.roomsByPlace({ by: 'eki_code' })
    expect(byStation.places.length).toBeGreaterThan(0)
    expect((await client.baibai.names({ keyword: sale?.name ?? '' })).names).not.toEqual([])

    expect(await client.shops.list({ cbFlg: 1 })).not.toEqual([])
    expect((await client.shops.get('001')).shop.tenpoNo).toBe('001')
    const [member] = (await client.staffs.list({ tenpoNo: '001' })).staffs
    expect((await client.staffs.get(member?.syainNo)).staff).toEqual(member)
    expect((await client.cities.list({ areaNo: 10 })).cities).not.toEqual([])
    expect((await client.cities.get('kurume-shi')).city.cityId).toBe('40203')
    expect((await client.master.cities()).cities).toHaveLength(36)
    expect((await client.master.stations()).stations).toHaveLength(19)
    expect((await client.master.schools({ shisetsuType: 1 })).schools).toHaveLength(24)
    const here = { lat: 33.59, lng: 130.42 }
    const { places } = await client.places({ ...here, kinds: ['park', 'bank'], limit: 1 })
    expect(places.map(({ kindLabel }) => kindLabel)).toEqual(['公園', '銀行'])
    const { landPrices } = await client.landPrices({ ...here, limit: 1 })
    expect(landPrices[0]?.yenPerM2).toBeGreaterThan(0)
    const { understood } = await client.understand({ site: 'chintai', words: '久留米 猫' })
    expect(understood.conditions).toEqual({ city_code: ['40203'], setsubijoken: [801] })
    const { suggestions } = await client.chintai.suggest({ words: 'ペ', hyYachinMax: 100_000 })
    expect(suggestions.map(({ label }) => label)).toContain('ペット相談可')
    expect((await client.baibai.suggest({ words: '土', site: 'baibai' })).suggestions).not.toEqual(
      [],
    )
    expect((await client.master.baibaiCounter()).counter.bukkenType.hanbai_mansion).toBeGreaterThan(
      0,
    )
    const [article] = (await client.contents.list({ contentType: 'ekimaesan' })).contents
    expect((await client.contents.get(article?.contentId)).content.title).toBe(article?.title)
    expect((await client.banners.list({ bannerType: 'chintai_top' })).banners).not.toEqual([])
  })

  test('agree on everything the staff write', async () => {
    const { geocode } = await staff.geocode({ address: '福岡市中央区天神' })
    expect(geocode.cityCode).toBe('40133')
    await as({ user_type: 'admin' })
    const { tochi_men, tochi_men_kbn, kotsu, ...rest } = publishableRoom
    const body = toCamel({ ...rest, kotsu, setsudo: [], tenpo_no: '001' }) as never
    const { room } = await staff.baibai.createRoom(body)
    expect(room.kotsu[0]?.tohoFun).toBe(9)
    const { errors } = await staff.baibai.checkRoom(room.bukkenNo, { kakaku: 0 })
    expect(errors).toHaveProperty('kakaku')
    const changed = await staff.baibai.changeRoom(room.bukkenNo, { ...room, isSarachi: true })
    expect(changed.room).toMatchObject({ isSarachi: true, version: 2 })
    expect(await staff.baibai.removeRoom(room.bukkenNo)).toBeUndefined()

    const [let_] = (await client.chintai.rooms({ limit: 1 })).rooms
    const rent = (let_?.hyYachin ?? 0) - 1_000
    expect(await staff.chintai.checkRoom(let_?.bukkenNo, { biko: null })).toEqual({
      errors: {},
      facts: expect.any(Number),
      missing: 0,
    })
    const { room: cheaper } = await staff.chintai.changeRoom(let_?.bukkenNo, {
      version: let_?.version,
      hyYachin: rent,
    })
    expect(cheaper.yachinRireki.at(-1)?.to).toBe(rent)
    expect(cheaper.getsuSogaku).toBe((let_?.getsuSogaku ?? 0) - 1_000)

    const building = toCamel(draftBuilding) as never
    const { tmNo } = (await staff.chintai.createTatemono(building)).tatemono
    const draft = toCamel({ ...draftLet, tm_no: tmNo, tenpo_no: '001' }) as never
    const { room: added } = await staff.chintai.createRoom(draft)
    expect(added).toMatchObject({ tmName: 'サンハイツ天神', boshuStatus: 'draft' })
    await staff.chintai.changeTatemono(tmNo, { version: 1, kosu: 32 })
    const sent = { inquiryType: 'other', form: 'contact', siteType: 'chintai' } as const
    await client.inquiry.post(
      {
        ...{ ...sent, name: '筑紫 花子', email: 'hana@example.jp', body: '質問' },
        ...{ tenpoNo: '001', agreePrivacy: true, details: { category: 'rent' } },
      },
      { idempotencyKey: crypto.randomUUID() },
    )
    expect((await staff.listings('chintai')).listings.length).toBeGreaterThan(0)
    const { inquiries } = await staff.inquiries.list({ tenpoNo: '001', status: ['new'] })
    const { inquiry } = await staff.inquiries.get(inquiries[0]?.inquiryId)
    expect(inquiry).toMatchObject({ name: '筑紫 花子', statusLabel: '未対応', notes: [] })
    const taken = await staff.inquiries.change(inquiry.inquiryId, {
      version: inquiry.version,
      status: 'in_progress',
      note: '電話しました。',
    })
    expect(taken.inquiry.notes[0]?.text).toBe('電話しました。')

    const [listing] = (await staff.listings('chintai')).listings
    const { homeViews } = await staff.views('chintai', listing?.bukkenNo)
    expect(homeViews.days).toHaveLength(14)
    const latest = { resource: 'chintai/tatemono', limit: 1 } as const
    const { auditLog, nextCursor } = await staff.auditLog(latest)
    expect(auditLog[0]?.changes).toEqual([{ field: 'kosu', from: null, to: 32 }])
    expect(nextCursor).not.toBeNull()

    const pixels = { create: { width: 40, height: 30, channels: 3, background: '#8b5' } } as const
    const png = new Uint8Array(await sharp(pixels).png().toBuffer())
    const { picture } = await staff.pictures.create(new Blob([png]), 'hero')
    expect(picture).toMatchObject({ width: 40, height: 30 })

    const { banner } = await staff.banners.create({
      bannerType: 'owner_top',
      title: '家賃査定',
      imagePc: picture.url,
      alt: '家',
    })
    const { banners } = await client.banners.list({ bannerType: 'owner_top' })
    const ids = banners.map(({ bannerId }) => bannerId)
    expect(ids.at(-1)).toBe(banner.bannerId)
    await staff.banners.sort({ bannerType: 'owner_top', bannerId: ids.toReversed() })
    const { banners: sorted } = await client.banners.list({ bannerType: 'owner_top' })
    expect(sorted[0]?.bannerId).toBe(banner.bannerId)
    const renamed = await staff.banners.change(banner.bannerId, { version: 1, title: '査定' })
    expect(renamed.banner).toMatchObject({ title: '査定', version: 2 })
    await staff.banners.remove(banner.bannerId)

    const { content } = await staff.contents.create({
      contentType: 'ekimaesan_chintai',
      title: '敷金とは',
      body: '<p onclick="x()">お預かりするお金です。</p><script>alert(1)</script>',
      match: { shikikin_kbn: ['month'] },
    })
    expect(content).toMatchObject({
      body: '<p>お預かりするお金です。</p>',
      summary: 'お預かりするお金です。',
      contentStatus: 'draft',
      match: { shikikin_kbn: ['month'] },
    })
    const { content: shown } = await staff.contents.change(content.contentId, {
      version: 1,
      contentStatus: 'public',
      answerShort: '退去のときにお返しします。',
      tagName: '費用',
    })
    expect(shown.contentStatus).toBe('public')
    const { articles } = await staff.articles('ekimaesan_chintai', { stage: 'public' })
    expect(articles[0]).toMatchObject({ contentId: content.contentId, stage: 'public' })
    await staff.contents.remove(content.contentId)

    const { staff: hanako } = await staff.staffs.create({
      syainNo: '990001',
      tenpoNo: '001',
      name: '筑紫 花子',
      nameKana: 'チクシ ハナコ',
      email: 'hanako@example.jp',
    })
    expect(hanako).toMatchObject({ isPublic: true, email: 'hanako@example.jp', version: 1 })
    await staff.staffs.change('990001', { version: 1, shumi: '散歩' })
    const { staffs } = await client.staffs.list({ tenpoNo: '001', limit: 100 })
    await staff.shops.sortStaffs('001', staffs.map(({ syainNo }) => syainNo).toReversed())
    const [first] = (await client.staffs.list({ tenpoNo: '001' })).staffs
    expect(first?.syainNo).toBe(staffs.at(-1)?.syainNo)
    await staff.staffs.remove('990001')

    const { shop } = await client.shops.get('001')
    const holidays = [{ from: '12-29', to: '01-04', label: '年末年始' }]
    const answer = await staff.shops.change('001', { version: shop.version, holidays })
    expect(answer.shop).toEqual({ ...shop, holidays, version: shop.version + 1 })
  })

  test('speak of an enquiry, which is refused when it says nothing', async () => {
    const post = client.inquiry.post({} as never, { idempotencyKey: crypto.randomUUID() })
    await expect(post).rejects.toMatchObject({ name: 'ApiError', status: 422 })
  })

  test('speak of a booking, which no invented link opens', async () => {
    const { get, move, cancel } = client.reservation
    const target = { sequence: 0, date: '2026-12-08', time: '10:30' }
    for (const call of [() => get({ token: 'x' }), () => move('x', target), () => cancel('x')]) {
      await expect(call()).rejects.toMatchObject({ status: 404, code: 'reservation.unknown_link' })
    }
  })

  test('have the same calls', async () => {
    const paths: string[] = []
    const recorder = {
      request: async ({ method, path }: { method: string; path: string }) =>
        void paths.push(`${method} ${path}`),
    }
    // Any identifier, query, list or body will do: what is sent goes nowhere.
    const anything = Object.assign(new String('x'), {
      contentType: 'info',
      idempotencyKey: 'x',
      kind: 'content',
      tenpoNo: 'x',
      token: 'x',
    }) as never
    const groups = [createApi(recorder), createStaffApi(recorder)].flatMap(Object.values)
    for (const calls of groups) {
      for (const call of typeof calls === 'function' ? [calls] : Object.values(calls)) {
        await call(anything, anything)
      }
    }
    const { body } = await api().call('openapi.json')
    const described = callsIn(body).map((name) => name.replaceAll(/\{\w+\}/g, 'x'))
    const others = [
      // Of the shell.
      'POST home-views',
      // For programs of the staff: a file.
      ...['chintai', 'baibai'].map((site) => `GET ${site}/rooms/x/maisoku.pdf`),
      // For browsers: they lead to a page of the site.
      ...['GET mailmagazine/confirm', 'GET mailmagazine/unsubscribe'],
      ...['contents', 'banners', 'chintai/rooms', 'chintai/tatemono', 'baibai/rooms'].map(
        (of) => `GET ${of}/x/preview`,
      ),
    ]
    expect([...paths, ...others].toSorted()).toEqual(described.toSorted())
  })

  test('hand a 401 to whoever shows the page, and reject', async () => {
    token = 'worth.nothing.atall'
    await expect(staff.banners.remove(1)).rejects.toMatchObject({
      status: 401,
      code: 'staff.unauthorized',
    })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  test('send nothing without the identifier that a call needs', async () => {
    const before = sent.length
    for (const call of [
      () => staff.baibai.changeRoom(null, { version: 1 }),
      () => staff.baibai.checkRoom(null, {}),
      () => staff.chintai.checkRoom('', {}),
      () => staff.baibai.removeRoom(undefined),
      () => staff.chintai.changeRoom('', { version: 1 }),
      () => staff.contents.change(null, { version: 1 }),
      () => staff.contents.remove(null),
      () => staff.staffs.change(null, { version: 1 }),
      () => staff.staffs.remove(null),
      () => staff.shops.change(null, { version: 1 }),
      () => staff.shops.sortStaffs(null, []),
      () => staff.banners.change(null, {}),
      () => staff.banners.remove(null),
      () => staff.inquiries.get(null),
      () => staff.listings(null),
      () => staff.articles(null),
      () => staff.views('chintai', null),
      () => staff.inquiries.change(null, { version: 1 }),
      () => staff.chintai.changeTatemono(null, { version: 1 }),
    ]) {
      await expect(call()).rejects.toMatchObject({ name: 'RequiredParameterError' })
    }
    expect(sent).toHaveLength(before)
  })
})
