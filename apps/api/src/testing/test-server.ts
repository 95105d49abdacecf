import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { readEnv } from '../env.ts'

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url))
const UNLIMITED = {
  RATE_GET: '0',
  RATE_INQUIRY: '0',
  RATE_INQUIRY_DAY: '0',
  RATE_INQUIRY_EMAIL: '0',
}

type Options = {
  rooms: number
  /** Default: a new folder. */
  dataDir?: string
  /** A PostgreSQL server; default: the embedded database, or what all suites run on. */
  server?: string | undefined
  env?: NodeJS.ProcessEnv
  /** Program and arguments that run it, such as a tracer. */
  under?: string[]
}

/** The API as its own process on a database of its own, to be killed and started again. */
export async function testServer({
  rooms,
  dataDir = mkdtempSync(join(tmpdir(), 'api-')),
  server = process.env.TEST_DATABASE_URL,
  env = {},
  under = [],
}: Options) {
  const databaseUrl = await ownDatabase(server)
  const port = await freePort()
  let child: ChildProcess | undefined
  let output = ''

  async function start(): Promise<void> {
    const [program = process.execPath, ...args] = [...under, process.execPath, SERVER]
    const running = spawn(program, args, {
      env: {
        ...process.env,
        ...UNLIMITED,
        API_PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        DEMO: 'on',
        ROOMS: String(rooms),
        ...env,
      },
    })
    child = running
    let isReady = false
    for (const stream of [running.stdout, running.stderr]) {
      stream?.on('data', (text) => {
        output += text
        isReady ||= String(text).includes('api ready')
      })
    }
    while (!isReady) {
      if (running.exitCode !== null) throw new Error(`The API has ended: ${output}`)
      await pause(20)
    }
  }

  /** Waits for it, also when it has ended by itself. */
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  await start()
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    databaseUrl,
    /** To open its database with, when it has ended. */
    settings: readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
    start,
    end,
    /** Resolves when it has ended by itself. */
    async ended() {
      while (child && child.exitCode === null && child.signalCode === null) await pause(20)
    },
    pid: () => child?.pid ?? 0,
    /** Everything the process has said. */
    output: () => output,
  }
}

/** A new database on a server; its URL. */
async function ownDatabase(server: string | undefined): Promise<string | undefined> {
  if (!server) return undefined
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}
