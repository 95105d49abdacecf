import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { canInstall, installPackages } from './debian.ts'
import { freePorts } from './free-ports.ts'
import { run } from './run.ts'

const DEBIAN = '/usr/lib/postgresql'
const MAX_CONNECTIONS = 200

/** A PostgreSQL server that a test has to itself. */
export type Postgres = {
  url: string
  /** Accepts connections but answers nothing, until `thaw`. */
  freeze(): void
  thaw(): void
  /** Ends it; nothing is left. */
  stop(): Promise<void>
}

/** Gives work a PostgreSQL server of its own, which is gone afterwards. */
export async function withPostgres(work: (url: string) => Promise<void>): Promise<void> {
  const postgres = await startPostgres()
  try {
    await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

/**
 * Starts a PostgreSQL server, empty, on a free port of this machine. Debian's package is installed
 * when there is none (as root).
 */
export async function startPostgres(): Promise<Postgres> {
  const bin = await findPostgres()
  const dir = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  const owner = ownerOf(dir)
  const { port } = await freePorts('port')
  const data = path.join(dir, 'data')
  const program = (name: string, args: string[]) =>
    run(path.join(bin, name), args, { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'], ...owner })

  await program('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'])
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=${dir}`,
    `-c max_connections=${MAX_CONNECTIONS}`,
  ]
  const log = path.join(dir, 'log')
  await program('pg_ctl', ['-D', data, '-l', log, '-o', settings.join(' '), '-w', 'start'])
  const server = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  // While the server itself stands still, it starts no process and none of its children goes away.
  let frozen = false
  const freeze = () => {
    process.kill(server, 'SIGSTOP')
    frozen = true
    for (const pid of childrenOf(server)) process.kill(pid, 'SIGSTOP')
  }
  const thaw = () => {
    if (!frozen) return
    for (const pid of childrenOf(server)) process.kill(pid, 'SIGCONT')
    process.kill(server, 'SIGCONT')
    frozen = false
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    freeze,
    thaw,
    async stop() {
      thaw()
      await program('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)

/** PostgreSQL refuses to run as root: there it runs as the user whom its package has made. */
function ownerOf(dir: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString())
  const [uid, gid] = [id('-u'), id('-g')]
  chownSync(dir, uid, gid)
  return { uid, gid }
}

/** Where the programs of PostgreSQL lie. */
export async function findPostgres(): Promise<string> {
  const found = newest()
  if (found) return found
  if (canInstall()) await installPackages('postgresql')
  const installed = newest()
  if (!installed) throw new Error('PostgreSQL is needed: install the package postgresql')
  return installed
}

/** Where the programs of the newest version lie. */
function newest(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined
  return readdirSync(DEBIAN)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')))
}
