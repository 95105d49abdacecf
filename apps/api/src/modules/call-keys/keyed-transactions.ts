import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../../db/database.ts'
import { type Call, callKeysRepository } from './call-keys.repository.ts'

/** A call that is being done under a key; `isTaken` once a transaction of it has written the key. */
export type KeyedCall = Call & { isTaken: boolean }

const current = new AsyncLocalStorage<KeyedCall>()

/** Runs the handler of a call. */
export const underKey = (call: KeyedCall, work: () => void): void => current.run(call, work)

/**
 * The same database, whose first transaction in a keyed call writes its key: what a call does and that
 * it was done are stored together, or neither is.
 */
export const keyedTransactions = (db: Database, now: () => Date): Database => {
  const transaction: Database['transaction'] = async (work, config) => {
    const call = current.getStore()
    if (!call || call.isTaken) return db.transaction(work, config)
    call.isTaken = true
    try {
      return await db.transaction(async (tx) => {
        await callKeysRepository(tx).take(call, now())
        return work(tx)
      }, config)
    } catch (error) {
      call.isTaken = false
      throw error
    }
  }
  return Object.create(db, { transaction: { value: transaction } })
}
