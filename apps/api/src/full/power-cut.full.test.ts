import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@jest/globals'
import { isNotNull } from '../db/drizzle.ts'
import { openDatabase } from '../db/open-database.ts'
import { idempotencyKeys, inquiries } from '../modules/inquiries/inquiries.table.ts'
import { outbox } from '../modules/outbox/outbox.table.ts'
import { cutOffDisk } from '../testing/cut-off-disk.ts'
import { onEmbedded } from '../testing/databases.ts'
import { enquiry, SECRETS, sendEnquiry } from '../testing/enquiries.ts'
import { testServer } from '../testing/test-server.ts'

const ENQUIRIES = 2_000
const CUTS = 10
const VISITORS = 10
const MINUTES = 60_000

onEmbedded(
  `${CUTS} power cuts during ${ENQUIRIES} enquiries lose none that was acknowledged, and no mail`,
  async () => {
    const disk = await cutOffDisk(512)
    const dataDir = join(disk.folder, 'data')
    const server = await testServer({ rooms: 60, dataDir })
    /** Of every acknowledged enquiry, by its key. */
    const receipts = new Map<string, string>()
    const waiting = Array.from({ length: ENQUIRIES }, (_, number) => number)
    let isOver = false

    async function visitor(): Promise<void> {
      for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
        const key = randomUUID()
        while (!isOver) {
          const answer = await sendEnquiry(server.origin, enquiry(number, key))
          if (answer?.receipt) {
            receipts.set(key, answer.receipt)
            break
          }
          if (answer && answer.code !== 'retry') throw new Error(JSON.stringify(answer))
          await pause(100)
        }
      }
    }
    async function cutter(): Promise<void> {
      for (let cut = 1; cut <= CUTS; cut++) {
        while (receipts.size < (cut * ENQUIRIES) / (CUTS + 1)) await pause(1)
        disk.cut()
        await server.end('SIGKILL')
        disk.powerUp()
        await server.start()
      }
    }
    try {
      await Promise.all([cutter(), ...Array.from({ length: VISITORS }, visitor)])
      // What the last mails needed is cut off, too.
      disk.cut()
    } finally {
      isOver = true
      await server.end('SIGKILL')
    }
    disk.powerUp()

    const database = await openDatabase(server.settings)
    const keys = await database.db.select().from(idempotencyKeys)
    const kept = await database.db.select().from(inquiries)
    const delivered = await database.db.select().from(outbox).where(isNotNull(outbox.deliveredAt))
    await database.close()

    expect(receipts.size).toBe(ENQUIRIES)
    expect(new Map(keys.map((row) => [row.idempotencyKey, row.receiptNo]))).toEqual(receipts)
    expect(kept.map((row) => row.receiptNo).toSorted()).toEqual([...receipts.values()].toSorted())
    expect(delivered.length).toBeGreaterThan(ENQUIRIES / 2)
    for (const { outboxId, payload } of delivered) {
      const file = join(dataDir, 'outbox', `${outboxId}.json`)
      expect(existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))).toEqual(payload)
    }
    for (const secret of SECRETS) expect(server.output()).not.toContain(secret)
    disk.remove()
  },
  20 * MINUTES,
)
