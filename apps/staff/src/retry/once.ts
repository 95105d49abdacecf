import { type CallOptions, isApiError } from '@sumai/api-client'
import { del, get, set } from 'idb-keyval'
import { maySucceedLater } from './retry.ts'

export type Keyed = Required<Pick<CallOptions, 'idempotencyKey'>>

/** Keys of what was begun in this tab: a private window keeps no others. */
const begun = new Map<string, Promise<string>>()

/**
 * Does something once, however often it is pressed until there is an answer, also after the tab was
 * closed: until then its key stays on this device. `about` says what is meant, not in which words.
 */
export async function once<Answer>(about: string, send: (key: Keyed) => Promise<Answer>) {
  const name = `once:${about}`
  const key = begun.get(name) ?? keyOf(name)
  begun.set(name, key)
  try {
    const answer = await send({ idempotencyKey: await key })
    await forget(name)
    return answer
  } catch (error) {
    if (isApiError(error) && !maySucceedLater(error)) await forget(name)
    throw error
  }
}

async function keyOf(name: string): Promise<string> {
  const key = (await kept(() => get<string>(name))) ?? crypto.randomUUID()
  await kept(() => set(name, key))
  return key
}

async function forget(name: string): Promise<void> {
  begun.delete(name)
  await kept(() => del(name))
}

/** A device may have no storage, or none left. */
async function kept<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
