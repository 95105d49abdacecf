import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@jest/globals'
import { requireProgram } from '@sumai/build/debian'
import { onEmbedded } from '../testing/databases.ts'
import { enquiry, sendEnquiry } from '../testing/enquiries.ts'
import { emptyDataDir } from '../testing/test-database.ts'
import { testServer } from '../testing/test-server.ts'

const ENQUIRIES = 20
const MINUTES = 60_000

onEmbedded(
  'an enquiry is acknowledged when the kernel has said that it is on the disk, and not before',
  async () => {
    const strace = await requireProgram('/usr/bin/strace', 'strace')
    const trace = join(mkdtempSync(join(tmpdir(), 'trace-')), 'calls')
    const calls = 'fsync,pwrite64,write,writev'
    const server = await testServer({
      rooms: 60,
      dataDir: await emptyDataDir(),
      env: { DEMO: 'off' },
      // -D: the API stays the child, and hears its signals.
      under: [strace, '-D', '-f', '-y', '-o', trace, '-s', '100000', '-e', `trace=${calls}`],
    })
    const receipts: string[] = []
    for (let number = 1; number <= ENQUIRIES; number++) {
      const sent = await sendEnquiry(server.origin, enquiry(number))
      receipts.push(sent?.receipt ?? 'none')
    }
    await server.end('SIGTERM')

    while (!/exited with 0 \+\+\+\n$/.test(readFileSync(trace, 'utf8'))) await pause(20)
    const lines = readFileSync(trace, 'utf8').split('\n')
    const next = (call: RegExp, from: number) =>
      lines.findIndex((line, index) => index > from && call.test(line))
    let acknowledged = -1
    for (const receipt of receipts) {
      // Its number in the index is the part that is never compressed.
      const written = next(new RegExp(`pwrite64.*/pg_wal/.*${receipt}`), acknowledged)
      const [thread] = lines[written]?.split(' ') ?? []
      const onDisk = next(
        new RegExp(`^${thread} .*fsync(.*/pg_wal/.*>| resumed>)\\) += 0`),
        written,
      )
      acknowledged = next(/"HTTP\/1.1 201 Created/, acknowledged)
      expect(written).toBeGreaterThan(0)
      expect(onDisk).toBeGreaterThan(written)
      expect(acknowledged).toBeGreaterThan(onDisk)
    }
  },
  10 * MINUTES,
)
