import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { isNull } from '../db/drizzle.ts'
import { openDatabase } from '../db/open-database.ts'
import { idempotencyKeys, inquiries } from '../modules/inquiries/inquiries.table.ts'
import { outbox } from '../modules/outbox/outbox.table.ts'
import { enquiry, sendEnquiry } from '../testing/enquiries.ts'
import { testServer } from '../testing/test-server.ts'

const ENQUIRIES = 1000
const KILLS = 20
const VISITORS = 10
const MAILS_EACH = 2
/** Mails that a killed process had in its hands come back after a minute. */
const LEASE_IS_OVER = 90_000
const MINUTES = 60_000

type Site = { origin: string; isOpen: boolean }

/** Sends one enquiry as the site does: with the same key, until there is a receipt. */
async function send(site: Site, key: string, number: number): Promise<string> {
  while (site.isOpen) {
    const answer = await sendEnquiry(site.origin, enquiry(number, key))
    if (answer?.receipt) return answer.receipt
    if (answer && answer.code !== 'retry') throw new Error(JSON.stringify(answer))
    await pause(100)
  }
  throw new Error('The test has ended')
}

test(
  `nothing acknowledged is lost and nothing doubled by ${KILLS} kills during ${ENQUIRIES} enquiries`,
  async () => {
    const server = await testServer({ rooms: 60 })
    const site = { origin: server.origin, isOpen: true }
    const receipts = new Map<string, string>()
    const waiting = Array.from({ length: ENQUIRIES }, (_, number) => number)

    async function visitor(): Promise<void> {
      for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
        const key = randomUUID()
        receipts.set(key, await send(site, key, number))
      }
    }
    async function killer(): Promise<void> {
      for (let kill = 1; kill <= KILLS; kill++) {
        while (receipts.size < (kill * ENQUIRIES) / (KILLS + 1)) await pause(5)
        await server.end('SIGKILL')
        await server.start()
      }
    }
    try {
      await Promise.all([killer(), ...Array.from({ length: VISITORS }, visitor)])
      await pause(LEASE_IS_OVER)
    } finally {
      site.isOpen = false
      await server.end('SIGTERM')
    }

    const database = await openDatabase(server.settings)
    const { db } = database
    const keys = await db.select().from(idempotencyKeys)
    const kept = await db.select().from(inquiries)
    const mails = await db.select().from(outbox)
    const undelivered = await db.$count(outbox, isNull(outbox.deliveredAt))
    await database.close()

    expect(new Map(keys.map((row) => [row.idempotencyKey, row.receiptNo]))).toEqual(receipts)
    expect(kept.map((row) => row.receiptNo).toSorted()).toEqual([...receipts.values()].toSorted())
    expect(new Set(receipts.values()).size).toBe(ENQUIRIES)
    expect(mails).toHaveLength(ENQUIRIES * MAILS_EACH)
    expect(undelivered).toBe(0)
  },
  20 * MINUTES,
)
