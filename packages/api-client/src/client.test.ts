import { describe, expect, jest, test } from '@jest/globals'
import { createApi } from './client.ts'
import type { Request, Transport } from './request.ts'

function recorder(answer: unknown = {}) {
  const request = jest.fn(async (_: Request) => answer)
  return { transport: { request } satisfies Transport, sent: () => request.mock.calls[0]?.[0] }
}

describe('the client', () => {
  test('asks for one room by its number and hands over the answer', async () => {
    const { transport, sent } = recorder({ room: { bukkenNo: '1000000001' } })
    const { room } = await createApi(transport).chintai.room('1000000001')
    expect(room.bukkenNo).toBe('1000000001')
    expect(sent()).toMatchObject({ method: 'GET', path: 'chintai/rooms/1000000001' })
  })

  test('keeps an identifier inside its part of the path', async () => {
    const { transport, sent } = recorder()
    await createApi(transport).cities.get('../shops')
    expect(sent()?.path).toBe('cities/..%2Fshops')
  })

  test.each([
    ['bukken_no', (api: ReturnType<typeof createApi>) => api.chintai.room(null)],
    ['tm_no', (api: ReturnType<typeof createApi>) => api.chintai.tatemono(undefined)],
    ['tenpo_no', (api: ReturnType<typeof createApi>) => api.shops.get('')],
    // @ts-expect-error: a caller in JavaScript can leave it out
    ['tenpo_no', (api: ReturnType<typeof createApi>) => api.inquiry.slots({})],
    // @ts-expect-error: a caller in JavaScript can leave it out
    ['content_type', (api: ReturnType<typeof createApi>) => api.contents.list({})],
  ])('names the missing %s and sends nothing', async (parameter, call) => {
    const { transport, sent } = recorder()
    await expect(call(createApi(transport))).rejects.toMatchObject({
      name: 'RequiredParameterError',
      parameter,
    })
    expect(sent()).toBeUndefined()
  })

  test('gives an empty list when the shops cannot be had', async () => {
    const request = () => Promise.reject(new Error('down'))
    expect(await createApi({ request }).shops.list({ cbFlg: 1 })).toEqual([])
    expect(await createApi(recorder({}).transport).shops.list()).toEqual([])
  })

  test('sends an enquiry with its key', async () => {
    const { transport, sent } = recorder({ inquiry: {} })
    const body = { inquiryType: 'other', form: 'contact', siteType: 'chintai', agreePrivacy: true }
    await createApi(transport).inquiry.post(body as never, { idempotencyKey: 'k-1' })
    expect(sent()).toMatchObject({ method: 'POST', path: 'inquiry', body })
    expect(sent()?.headers).toEqual({ 'idempotency-key': 'k-1' })
  })

  test('loads the transport once, on the first call, and again after a failure', async () => {
    const { transport } = recorder()
    const load = jest
      .fn<() => Promise<Transport>>()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockResolvedValue(transport)
    const api = createApi(load)
    expect(load).not.toHaveBeenCalled()
    await expect(api.master.cities()).rejects.toThrow('chunk')
    await Promise.all([api.master.cities(), api.master.stations()])
    expect(load).toHaveBeenCalledTimes(2)
  })
})
