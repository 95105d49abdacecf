import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect } from '@jest/globals'
import { onEmbedded } from './testing/databases.ts'
import { enquiry } from './testing/enquiries.ts'
import { emptyDataDir } from './testing/test-database.ts'

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url))
const MINUTE = 60_000

const running = new Map<ChildProcess, Promise<unknown>>()
afterEach(async () => {
  for (const child of running.keys()) child.kill('SIGKILL')
  await Promise.all(running.values())
  running.clear()
})

type Run = { child: ChildProcess; output: () => string; exit: Promise<number | null> }

function run(env: Record<string, string>): Run {
  // The system chooses a port, which the ready line names.
  const defaults = { API_PORT: '0', DEMO: 'off', DATABASE_URL: '' }
  const child = spawn(process.execPath, [SERVER], { env: { ...process.env, ...defaults, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text
    })
  }
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  running.set(child, exit)
  return { child, output: () => output, exit }
}

/** Files and folders into which others than their owner can look. */
const openToOthers = (dir: string) =>
  ['.', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })].filter(
    (path) => statSync(join(dir, path)).mode & 0o077,
  )

const freshDir = () => mkdtempSync(join(tmpdir(), 'api-'))

/** Resolves to where it listens. */
async function ready({ child, output, exit }: Run): Promise<string> {
  const ended = exit.then((code) => Promise.reject(new Error(`exit ${code}: ${output()}`)))
  const origin = () => /^api ready (\S+)\n/.exec(output())?.[1]
  while (!origin()) await Promise.race([once(child.stdout as Readable, 'data'), ended])
  return String(origin())
}

describe('the process', () => {
  onEmbedded(
    'says one line when it is ready, answers, keeps its data, and ends though a request has not',
    async () => {
      const DATA_DIR = freshDir()
      const first = run({ DATA_DIR, DEMO: 'on', ROOMS: '20' })
      const origin = await ready(first)
      expect(first.output()).toMatch(/^api ready http:\/\/127\.0\.0\.1:\d+\n$/)
      const total = async (origin: string) => {
        const response = await fetch(`${origin}/api/v1/chintai/rooms`)
        return (await response.json()).pagination.total
      }
      const before = await total(origin)
      expect(before).toBeGreaterThan(0)
      expect((await fetch(`${origin}/api/v1/inquiry`, enquiry(1))).status).toBe(201)
      const mails = join(DATA_DIR, 'outbox')
      while (!existsSync(mails) || readdirSync(mails).length < 2) await pause(20)
      const unfinished = connect(Number(new URL(origin).port), '127.0.0.1')
      unfinished.write('POST /api/v1/inquiry HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\n')
      unfinished.write('content-length: 9\r\n\r\n')
      await once(unfinished, 'data')
      first.child.kill('SIGTERM')
      expect(await first.exit).toBe(0)
      expect(openToOthers(DATA_DIR)).toEqual([])

      const second = run({ DATA_DIR, DEMO: 'on', ROOMS: '999' })
      expect(await total(await ready(second))).toBe(before)
      second.child.kill('SIGINT')
      expect(await second.exit).toBe(0)
    },
    2 * MINUTE,
  )

  onEmbedded(
    'lists nothing on an embedded database without the demo, but knows its cities',
    async () => {
      const origin = await ready(run({ DATA_DIR: await emptyDataDir() }))
      const read = async (path: string) => (await fetch(`${origin}/api/v1/${path}`)).json()
      expect((await read('chintai/rooms')).pagination.total).toBe(0)
      expect((await read('shops')).shops).toEqual([])
      expect((await read('master/cities')).cities).toHaveLength(36)
    },
    MINUTE,
  )

  onEmbedded(
    'leaves a directory alone that another process uses',
    async () => {
      const DATA_DIR = await emptyDataDir()
      await ready(run({ DATA_DIR }))
      const second = run({ DATA_DIR })
      expect(await second.exit).toBe(1)
      expect(second.output()).toBe(`DATA_DIR ${DATA_DIR} is in use by another process.\n`)
    },
    MINUTE,
  )

  onEmbedded(
    'says in one line that its port is taken',
    async () => {
      const taken = createServer()
      await once(taken.listen(0, '127.0.0.1'), 'listening')
      const { port } = taken.address() as AddressInfo
      const { exit, output } = run({ DATA_DIR: await emptyDataDir(), API_PORT: String(port) })
      expect(await exit).toBe(1)
      expect(output()).toBe(`Port ${port} on 127.0.0.1 is already in use.\n`)
      taken.close()
    },
    MINUTE,
  )

  onEmbedded.each([
    [{ API_PORT: 'abc' }, 'API_PORT must be a whole number\n'],
    [
      { DATABASE_URL: 'postgres://user:secret@127.0.0.1:9/sumai' },
      'DATABASE_URL cannot be reached: ECONNREFUSED\n',
    ],
  ])(
    'says in one line what is wrong with %j',
    async (env, line) => {
      const { exit, output } = run({ DATA_DIR: freshDir(), ...(env as Record<string, string>) })
      expect(await exit).toBe(1)
      expect(output()).toBe(line)
    },
    MINUTE,
  )

  onEmbedded(
    'says in one line that its directory is none',
    async () => {
      const file = join(freshDir(), 'file')
      writeFileSync(file, '')
      const { exit, output } = run({ DATA_DIR: file })
      expect(await exit).toBe(1)
      expect(output()).toBe(`DATA_DIR ${file} cannot be used (EEXIST).\n`)
    },
    MINUTE,
  )
})
