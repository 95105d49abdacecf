import type { z } from 'zod'
import type { Camelized } from './camelized.ts'
import type { CallOptions, Request, Transport } from './request.ts'
import { required } from './required.ts'

/** The kinds of call of which client.ts makes the client. */

export type Send = <T>(request: Request) => Promise<T>

/** What callers get for an answer of the contract. */
export type Answer<Schema extends z.ZodType> = Camelized<z.output<Schema>>

/** The transport may come later; one that could not be loaded is asked for again by the next call. */
export function sender(source: Transport | (() => Promise<Transport>)): Send {
  let loading: Promise<Transport> | undefined

  return async <T>(request: Request) => {
    loading ??= Promise.resolve(typeof source === 'function' ? source() : source)
    const transport = await loading.catch((error) => {
      loading = undefined
      throw error
    })
    // Not checked here: the API answers by the contract that these types are made of.
    return (await transport.request(request)) as T
  }
}

/** What the options of a call add to its request. */
export const sentWith = ({ signal, idempotencyKey }: CallOptions = {}): Partial<Request> => ({
  signal,
  ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
})

/** An identifier may be missing: such a call rejects with `RequiredParameterError` and sends nothing. */
type Id<Value> = Value | null | undefined

/** Of a list that is read part by part: `cursor` is the `nextCursor` of the part before. */
export type Parts = { cursor?: string | null; limit?: number }

/** GET with a query. */
export const list =
  <Schema extends z.ZodType, Query extends object>(send: Send, path: string) =>
  (query?: Query, options?: CallOptions) =>
    send<Answer<Schema>>({
      method: 'GET',
      path,
      query: query as Request['query'],
      signal: options?.signal,
    })

/** GET with a query that must have the parameter. */
export const listOf =
  <Schema extends z.ZodType, Query extends object>(
    send: Send,
    path: string,
    parameter: string,
    key: keyof Query,
  ) =>
  async (query: Query, options?: CallOptions) => {
    required(parameter, query?.[key])
    return list<Schema, Query>(send, path)(query, options)
  }

/** GET of everything there is. */
export const whole =
  <Schema extends z.ZodType>(send: Send, path: string) =>
  (options?: CallOptions) =>
    list<Schema, object>(send, path)(undefined, options)

/** GET by an identifier at the end of the path. */
export const one =
  <Schema extends z.ZodType, Value extends string | number = string>(
    send: Send,
    path: string,
    parameter: string,
  ) =>
  async (id: Id<Value>, options?: CallOptions) =>
    send<Answer<Schema>>({
      method: 'GET',
      path: below(path, parameter, id),
      signal: options?.signal,
    })

/** POST of a new thing. */
export const create =
  <Body, Schema extends z.ZodType>(send: Send, path: string) =>
  (body: Camelized<Body>, options?: CallOptions) =>
    send<Answer<Schema>>({ method: 'POST', path, body, ...sentWith(options) })

/** POST that is answered with 204. */
export const post =
  <Body>(send: Send, path: string) =>
  async (body: Camelized<Body>, options?: CallOptions): Promise<void> => {
    await create<Body, z.ZodNull>(send, path)(body, options)
  }

/** PATCH of some fields; `version` is the one that was read (else 409). */
export const patch =
  <Body, Schema extends z.ZodType>(send: Send, path: string, parameter: string) =>
  async (id: Id<number | string>, body: Camelized<Body>, options?: CallOptions) =>
    send<Answer<Schema>>({
      method: 'PATCH',
      path: below(path, parameter, id),
      body,
      signal: options?.signal,
    })

/** PUT: what the body leaves out stays as it is; `version` is the one that was read (else 409). */
export const change =
  <Body, Schema extends z.ZodType, Value extends string | number = string>(
    send: Send,
    path: string,
    parameter: string,
  ) =>
  async (id: Id<Value>, body: Camelized<Body>, options?: CallOptions) =>
    send<Answer<Schema>>({
      method: 'PUT',
      path: below(path, parameter, id),
      body,
      signal: options?.signal,
    })

export const remove =
  <Value extends string | number = string>(send: Send, path: string, parameter: string) =>
  async (id: Id<Value>, options?: CallOptions): Promise<void> => {
    await send({ method: 'DELETE', path: below(path, parameter, id), signal: options?.signal })
  }

/** The path of one thing; its identifier stays one part of the path, whatever it contains. */
export const below = (path: string, parameter: string, id: Id<string | number>): string =>
  `${path}/${encodeURIComponent(required(parameter, id))}`
