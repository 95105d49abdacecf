import { join } from 'node:path'
import { expect } from '@jest/globals'
import { openDatabase } from '../db/open-database.ts'
import { inquiries } from '../modules/inquiries/inquiries.table.ts'
import { cutOffDisk } from '../testing/cut-off-disk.ts'
import { onEmbedded } from '../testing/databases.ts'
import { enquiry, sendEnquiry } from '../testing/enquiries.ts'
import { testServer } from '../testing/test-server.ts'

const MINUTES = 60_000
const NEARLY_NOTHING = 16 * 2 ** 20

onEmbedded(
  'a full disk is told, acknowledges nothing, keeps what there is, and is over when it has room',
  async () => {
    const disk = await cutOffDisk(400)
    const dataDir = join(disk.folder, 'data')
    const server = await testServer({ rooms: 60, dataDir })
    let number = 0
    const send = () => sendEnquiry(server.origin, enquiry(number++))
    const get = async (path: string) => {
      const answer = await fetch(server.origin + path)
      return { status: answer.status, body: await answer.json() }
    }
    try {
      expect(await send()).toMatchObject({ status: 201 })
      disk.fill(NEARLY_NOTHING)
      expect(await get('/readyz')).toMatchObject({ status: 503, body: { code: 'disk.full' } })
      for (let count = 0; count < 20; count++) {
        expect(await send()).toMatchObject({ status: 503, code: 'retry' })
      }
      expect(await get('/api/v1/shops')).toMatchObject({ status: 200 })
      disk.empty()
      expect(await get('/readyz')).toMatchObject({ status: 200 })
      expect(await send()).toMatchObject({ status: 201 })

      await server.end('SIGTERM')
      disk.fill(0)
      const line = `The disk of DATA_DIR ${dataDir} is full: 0 MB are free, 64 are needed.\n`
      // Now and then a start needs no room at all.
      const start = await server.start().then(
        () => get('/readyz'),
        (reason) => String(reason),
      )
      if (typeof start === 'string') expect(start).toContain(line)
      else expect(start).toMatchObject({ status: 503, body: { code: 'disk.full' } })
      await server.end('SIGTERM')
      disk.empty()
      await server.start()
      expect(await send()).toMatchObject({ status: 201 })
    } finally {
      await server.end('SIGTERM')
    }
    const database = await openDatabase(server.settings)
    expect(await database.db.$count(inquiries)).toBe(3)
    await database.close()
    disk.remove()
  },
  10 * MINUTES,
)

onEmbedded(
  'a database that is stopped by its disk in mid-write ends the process with one line',
  async () => {
    const disk = await cutOffDisk(400)
    const server = await testServer({ rooms: 60, dataDir: join(disk.folder, 'data') })
    try {
      expect(await sendEnquiry(server.origin, enquiry(1))).toMatchObject({ status: 201 })
      disk.cut()
      expect((await sendEnquiry(server.origin, enquiry(2)))?.receipt).toBeUndefined()
      await server.ended()
      expect(server.output()).toMatch(/\nThe embedded database has stopped: could not .*\n$/)
    } finally {
      await server.end('SIGKILL')
      disk.remove()
    }
  },
  10 * MINUTES,
)
