import { draftBuilding, draftLet, draftRoom } from '../draft-bodies.ts'
import { anyone, type Call, closed, created, first, OWN, open, own, unique } from './call.ts'

/** Calls about homes, buildings and what is seen of them. */
export const LISTING_CALLS: readonly Call[] = [
  closed('POST baibai/rooms', { own: 201, other: 403, admin: 201 }, async () => ({
    path: 'baibai/rooms',
    payload: { ...draftRoom, bukken_no: unique(10), tenpo_no: OWN },
  })),
  open('baibai/rooms/map?zoom=10'),
  open('baibai/rooms/by-place?by=city_code'),
  open('baibai/rooms/5000000001', 'baibai/rooms/{bukken_no}'),
  closed(
    'POST baibai/rooms/{bukken_no}/publish-check',
    { own: 200, other: 403, admin: 200 },
    async (api) => {
      const { bukken_no } = await first(api, own.baibai, 'rooms')
      return { path: `baibai/rooms/${bukken_no}/publish-check`, payload: { biko: '変更' } }
    },
  ),
  closed('PUT baibai/rooms/{bukken_no}', { own: 200, other: 403, admin: 200 }, async (api) => {
    const { bukken_no, version } = await first(api, own.baibai, 'rooms')
    return { path: `baibai/rooms/${bukken_no}`, payload: { version, biko: '変更' } }
  }),
  closed('DELETE baibai/rooms/{bukken_no}', { own: 403, other: 403, admin: 204 }, async (api) => {
    const payload = { ...draftRoom, bukken_no: unique(10), tenpo_no: OWN }
    const { room } = await created(api, 'baibai/rooms', payload)
    return { path: `baibai/rooms/${room.bukken_no}` }
  }),
  ...(['chintai', 'baibai'] as const).map((site) =>
    closed(
      `GET ${site}/rooms/{bukken_no}/maisoku.pdf`,
      { own: 200, other: 403, admin: 200 },
      async (api) => ({
        path: `${site}/rooms/${(await first(api, own[site], 'rooms')).bukken_no}/maisoku.pdf`,
      }),
    ),
  ),
  closed('POST chintai/rooms', { own: 201, other: 403, admin: 201 }, async () => ({
    path: 'chintai/rooms',
    payload: { ...draftLet, tm_no: '20000001', tenpo_no: OWN },
  })),
  open('chintai/rooms/map?zoom=10'),
  open('chintai/rooms/by-place?by=eki_code'),
  {
    ...open('chintai/rooms/{bukken_no}'),
    target: async (api) => {
      const { body } = await api.call('chintai/rooms')
      return { path: `chintai/rooms/${body.rooms[0].bukken_no}` }
    },
  },
  closed(
    'POST chintai/rooms/{bukken_no}/publish-check',
    { own: 200, other: 403, admin: 200 },
    async (api) => {
      const { bukken_no } = await first(api, own.chintai, 'rooms')
      return { path: `chintai/rooms/${bukken_no}/publish-check`, payload: { biko: '変更' } }
    },
  ),
  closed('PUT chintai/rooms/{bukken_no}', { own: 200, other: 403, admin: 200 }, async (api) => {
    const { bukken_no, version } = await first(api, own.chintai, 'rooms')
    return { path: `chintai/rooms/${bukken_no}`, payload: { version, biko: '変更' } }
  }),
  open('chintai/tatemono/20000001', 'chintai/tatemono/{tm_no}'),
  closed('POST chintai/tatemono', { own: 201, other: 201, admin: 201 }, async () => ({
    path: 'chintai/tatemono',
    payload: draftBuilding,
  })),
  closed('PUT chintai/tatemono/{tm_no}', { own: 200, other: 403, admin: 200 }, async (api) => {
    const { tatemono } = await created(api, 'chintai/tatemono', draftBuilding)
    const { tm_no, version } = tatemono
    await created(api, 'chintai/rooms', { ...draftLet, tm_no, tenpo_no: OWN })
    return { path: `chintai/tatemono/${tm_no}`, payload: { version, comment: '変更' } }
  }),
  closed(
    'GET chintai/tatemono/{tm_no}/preview',
    { own: 303, other: 303, admin: 303 },
    async () => ({ path: 'chintai/tatemono/20000001/preview' }),
  ),
  closed('GET listings/{site}', { own: 200, other: 200, admin: 200 }, async () => ({
    path: 'listings/chintai',
  })),
  ...(['chintai', 'baibai'] as const).map((site) =>
    closed(
      `GET ${site}/rooms/{bukken_no}/preview`,
      { own: 303, other: 403, admin: 303 },
      async (api) => ({
        path: `${site}/rooms/${(await first(api, own[site], 'rooms')).bukken_no}/preview`,
      }),
    ),
  ),
  closed(
    'GET listings/{site}/{bukken_no}/views',
    { own: 200, other: 403, admin: 200 },
    async (api) => ({
      path: `listings/chintai/${(await first(api, own.chintai, 'rooms')).bukken_no}/views`,
    }),
  ),
  // The shell alone reports.
  anyone('POST home-views', 403, { home_views: [] }),
]
