import {
  anyone,
  type Call,
  closed,
  created,
  first,
  OWN,
  open,
  personal,
  UNKNOWN_TOKEN,
  unique,
} from './call.ts'

const colleague = (tenpo_no: string) => ({
  syain_no: unique(6),
  tenpo_no,
  name: '筑紫 花子',
  name_kana: 'チクシ ハナコ',
})

/** Calls about shops, colleagues and how they sign in. */
export const PEOPLE_CALLS: readonly Call[] = [
  closed('POST staffs', { own: 403, other: 403, admin: 201 }, async () => ({
    path: 'staffs',
    payload: colleague(OWN),
  })),
  open('staffs/000101', 'staffs/{syain_no}'),
  closed('PUT staffs/{syain_no}', { own: 200, other: 403, admin: 200 }, async (api) => {
    const { syain_no, version } = await first(api, `staffs?tenpo_no=${OWN}`, 'staffs')
    return { path: `staffs/${syain_no}`, payload: { version, shumi: '散歩' } }
  }),
  closed('DELETE staffs/{syain_no}', { own: 403, other: 403, admin: 204 }, async (api) => ({
    path: `staffs/${(await created(api, 'staffs', colleague(OWN))).staff.syain_no}`,
  })),
  closed('POST staffs/{syain_no}/invitation', { own: 403, other: 403, admin: 201 }, async (api) => {
    const { staff } = await created(api, 'staffs', colleague(OWN))
    const payload = { email: `${staff.syain_no}@example.jp` }
    return { path: `staffs/${staff.syain_no}/invitation`, payload }
  }),
  anyone('POST staff/sign-in-codes', 204, { email: 'nobody@example.jp' }),
  anyone('POST staff/session', 401, { email: 'nobody@example.jp', code: '123456' }),
  anyone('POST staff/session/passkey/options', 200),
  anyone('POST staff/session/passkey', 401, { challenge_id: UNKNOWN_TOKEN, credential: {} }),
  personal('GET staff/session', 200, async () => ({ path: 'staff/session' })),
  personal('DELETE staff/session', 204, async () => ({ path: 'staff/session' })),
  personal('POST staff/passkeys/options', 200, async () => ({ path: 'staff/passkeys/options' })),
  personal('POST staff/passkeys', 422, async () => ({
    path: 'staff/passkeys',
    payload: { name: '電話', credential: {} },
  })),
  personal('GET staff/passkeys', 200, async () => ({ path: 'staff/passkeys' })),
  personal('DELETE staff/passkeys/{id}', 404, async () => ({ path: 'staff/passkeys/unknown' })),
  personal('GET staff/filters', 200, async () => ({ path: 'staff/filters' })),
  personal('PUT staff/filters/{filter_id}', 422, async () => ({
    path: `staff/filters/${UNKNOWN_TOKEN}`,
    payload: { site_type: 'chintai', name: '', query: '' },
  })),
  personal('DELETE staff/filters/{filter_id}', 404, async () => ({
    path: `staff/filters/${UNKNOWN_TOKEN}`,
  })),
  open(`shops/${OWN}`, 'shops/{tenpo_no}'),
  closed('PUT shops/{tenpo_no}', { own: 200, other: 403, admin: 200 }, async (api) => {
    const { body } = await api.call(`shops/${OWN}`)
    return { path: `shops/${OWN}`, payload: { version: body.shop.version, comment: '変更' } }
  }),
  closed('POST shops/{tenpo_no}/sort_staffs', { own: 204, other: 403, admin: 204 }, async (api) => {
    const headers = await api.as({ user_type: 'admin' })
    const { body } = await api.call(`staffs?tenpo_no=${OWN}&limit=100`, { headers })
    const syain_no = body.staffs.map((it: { syain_no: string }) => it.syain_no).reverse()
    return { path: `shops/${OWN}/sort_staffs`, payload: { syain_no } }
  }),
]
