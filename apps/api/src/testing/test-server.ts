import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url))
const UNLIMITED = {
  RATE_GET: '0',
  RATE_INQUIRY: '0',
  RATE_INQUIRY_DAY: '0',
  RATE_INQUIRY_EMAIL: '0',
}

/** The API as its own process on a database of its own, to be killed and started again. */
export async function testServer(rooms: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-'))
  const databaseUrl = await ownDatabase(process.env.TEST_DATABASE_URL)
  const port = await freePort()
  let child: ChildProcess | undefined
  let output = ''

  async function start(): Promise<void> {
    const running = spawn(process.execPath, [SERVER], {
      env: {
        ...process.env,
        ...UNLIMITED,
        API_PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        DEMO: 'on',
        ROOMS: String(rooms),
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

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  await start()
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    databaseUrl,
    start,
    end,
    /** Everything the process has said. */
    output: () => output,
  }
}

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
  await new Promise((done) => server.once('listening', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (typeof address !== 'object' || !address) throw new Error('No port is free')
  return address.port
}
