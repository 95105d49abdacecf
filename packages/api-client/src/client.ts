import type { Api } from './api.ts'
import type { CallOptions, Request, Transport } from './request.ts'
import { required } from './required.ts'

export type { Api } from './api.ts'
export { ApiError, isApiError } from './api-error.ts'
export type { Camelized } from './camelized.ts'
export type { CallOptions, Transport } from './request.ts'

type ShopsAnswer = { shops?: Awaited<ReturnType<Api['shops']['list']>> }

/**
 * The typed calls of `/api/v1`. The transport may come later (`() => import('./transport.ts')…`):
 * this module is in the browser's first load, axios is not.
 */
export function createApi(source: Transport | (() => Promise<Transport>)): Api {
  let loading: Promise<Transport> | undefined

  async function send<T>(request: Request): Promise<T> {
    loading ??= Promise.resolve(typeof source === 'function' ? source() : source)
    const transport = await loading.catch((error) => {
      loading = undefined // a chunk that failed to load is asked for again by the next call
      throw error
    })
    // The wire is taken at its word: the API answers by the contract these types are made of.
    return (await transport.request(request)) as T
  }

  const list =
    (path: string) =>
    <T>(query?: Request['query'], options?: CallOptions) =>
      send<T>({ method: 'GET', path, query, signal: options?.signal })

  const one =
    (path: string, parameter: string) =>
    async <T>(id: string | number | null | undefined, options?: CallOptions) => {
      const key = encodeURIComponent(required(parameter, id))
      return send<T>({ method: 'GET', path: `${path}/${key}`, signal: options?.signal })
    }

  const create =
    (path: string) =>
    <T>(body: unknown, options?: CallOptions) =>
      send<T>({ method: 'POST', path, body, signal: options?.signal })

  const change =
    (path: string, parameter: string) =>
    async <T>(id: string | number | null | undefined, body: unknown, options?: CallOptions) => {
      const key = encodeURIComponent(required(parameter, id))
      return send<T>({ method: 'PUT', path: `${path}/${key}`, body, signal: options?.signal })
    }

  const remove =
    (path: string, parameter: string) =>
    async (id: string | number | null | undefined, options?: CallOptions) => {
      const key = encodeURIComponent(required(parameter, id))
      await send({ method: 'DELETE', path: `${path}/${key}`, signal: options?.signal })
    }

  const byToken =
    (path: string) =>
    async <T>(token: string | null | undefined, options?: CallOptions) =>
      list(path)<T>({ token: required('token', token) }, options)

  const whole =
    (path: string) =>
    <T>(options?: CallOptions) =>
      send<T>({ method: 'GET', path, signal: options?.signal })

  return {
    chintai: {
      rooms: list('chintai/rooms'),
      room: one('chintai/rooms', 'bukken_no'),
      changeRoom: change('chintai/rooms', 'bukken_no'),
      names: list('chintai/names'),
      tatemono: one('chintai/tatemono', 'tm_no'),
      tatemonoList: list('chintai/tatemono'),
    },
    baibai: {
      rooms: list('baibai/rooms'),
      room: one('baibai/rooms', 'bukken_no'),
      createRoom: create('baibai/rooms'),
      changeRoom: change('baibai/rooms', 'bukken_no'),
      removeRoom: remove('baibai/rooms', 'bukken_no'),
      names: list('baibai/names'),
    },
    shops: {
      list: async (query, options) => {
        const answer = list('shops')<ShopsAnswer>({ limit: 100, ...query }, options)
        return (await answer.catch(() => undefined))?.shops ?? []
      },
      get: one('shops', 'tenpo_no'),
      change: change('shops', 'tenpo_no'),
      sortStaffs: async (tenpoNo, syainNo, options) => {
        const key = encodeURIComponent(required('tenpo_no', tenpoNo))
        await create(`shops/${key}/sort_staffs`)({ syainNo }, options)
      },
    },
    staffs: {
      list: list('staffs'),
      get: one('staffs', 'syain_no'),
      create: create('staffs'),
      change: change('staffs', 'syain_no'),
      remove: remove('staffs', 'syain_no'),
    },
    cities: { list: list('cities'), get: one('cities', 'city_id') },
    master: {
      stations: whole('master/stations'),
      schools: list('master/schools'),
      cities: whole('master/cities'),
      baibaiCounter: whole('master/baibai/counter'),
    },
    contents: {
      list: async (query, options) => {
        required('content_type', query?.contentType)
        return list('contents')(query, options)
      },
      get: one('contents', 'content_id'),
      create: create('contents'),
      change: change('contents', 'content_id'),
      remove: remove('contents', 'content_id'),
    },
    banners: {
      list: list('banners'),
      create: create('banners'),
      remove: remove('banners', 'banner_id'),
      sort: async (order, options) => {
        await create('banners/sort')(order, options)
      },
    },
    pictures: {
      create: (file, kind = 'photo', options) => {
        const form = new FormData()
        form.set('kind', kind)
        form.set('file', file)
        return create('pictures')(form, options)
      },
    },
    inquiry: {
      post: (body, { idempotencyKey, signal }) =>
        send({
          method: 'POST',
          path: 'inquiry',
          body,
          headers: { 'idempotency-key': idempotencyKey },
          signal,
        }),
      slots: async (query, options) => {
        required('tenpo_no', query?.tenpoNo)
        return list('inquiry-slots')(query, options)
      },
    },
    mailmagazine: {
      confirm: byToken('mailmagazine/confirm'),
      unsubscribe: byToken('mailmagazine/unsubscribe'),
    },
    postalCode: one('postal-codes', 'zip'),
    sitemapEntries: async (query, options) => {
      required('kind', query?.kind)
      return list('sitemap-entries')(query, options)
    },
  }
}
