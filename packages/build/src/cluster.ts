import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { canInstall, installPackages } from './debian.ts'
import { freePorts } from './free-ports.ts'
import { repoRoot } from './paths.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { Stack } from './stack.ts'

const FOLDER = path.join(repoRoot, 'deploy/nginx')

/** ms until everything must answer. */
const READY_TIMEOUT = 30_000

const PORTS = ['public', 'inside', 'shell1', 'shell2', 'api1', 'api2', 'chintai', 'baibai'] as const

type Ports = Record<(typeof PORTS)[number], number>

/**
 * Two shells and two APIs behind nginx, on a PostgreSQL of their own: what deploy/ describes, on the
 * loopback of this machine. Debian's packages are installed when nginx or PostgreSQL is missing (as
 * root).
 */
export class Cluster {
  readonly url: string
  /** Each with a shell and an API; the first has the remotes too. */
  readonly stacks: readonly [Stack, Stack]
  readonly #dir: string
  readonly #ports: Ports
  readonly #postgres: Postgres
  #nginx: ChildProcess | undefined

  private constructor(dir: string, ports: Ports, postgres: Postgres, env: NodeJS.ProcessEnv) {
    this.#dir = dir
    this.#ports = ports
    this.#postgres = postgres
    this.url = `http://127.0.0.1:${ports.public}`
    const shared = {
      ...process.env,
      INTERNAL_TOKEN: 'loopback-only-'.repeat(4),
      PUBLIC_ORIGIN: this.url,
      API_PUBLIC_ORIGIN: this.url,
      API_ORIGIN: `http://127.0.0.1:${ports.inside}`,
      TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_URL: postgres.url,
      DEMO: 'on',
      DATA_DIR: path.join(dir, 'data'),
      CHINTAI_PORT: String(ports.chintai),
      BAIBAI_PORT: String(ports.baibai),
      REMOTES_PUBLIC: ['chintai', 'baibai']
        .map((name) => `${name}=${this.url}/remotes/${name}`)
        .join(),
      ...env,
    }
    const stack = (shell: number, api: number) =>
      new Stack({ ...shared, SHELL_PORT: String(shell), API_PORT: String(api) }, 'ignore')
    this.stacks = [stack(ports.shell1, ports.api1), stack(ports.shell2, ports.api2)]
  }

  static async start(env: NodeJS.ProcessEnv = {}): Promise<Cluster> {
    const postgres = await startPostgres()
    const dir = mkdtempSync(path.join(tmpdir(), 'sumai-cluster-'))
    const cluster = new Cluster(dir, await freePorts(...PORTS), postgres, env)
    try {
      const [one, two] = cluster.stacks
      // The first migrates and makes the demo data; the second finds everything there.
      await one.start('api')
      await Promise.all([two.start('api'), one.start('chintai'), one.start('baibai')])
      await cluster.#startNginx()
      await Promise.all([one.start('shell'), two.start('shell')])
      for (const stack of cluster.stacks) {
        await until(async () => {
          const entries = await (await fetch(`${stack.url('shell')}/remotes.json`)).json()
          return Object.keys(entries).length === 2
        })
      }
      // A process that was down when nginx started is not asked again for a second.
      await until(async () => (await fetch(cluster.url)).ok)
      return cluster
    } catch (error) {
      await cluster.stop()
      throw error
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.stacks.map((stack) => stack.stopAll()))
    const ended = this.#nginx && once(this.#nginx, 'exit')
    if (this.#nginx?.exitCode === null && this.#nginx.kill('SIGINT')) await ended
    await this.#postgres.stop()
    rmSync(this.#dir, { recursive: true, force: true })
  }

  async #startNginx() {
    const nginx = await findNginx()
    // Its workers run as another user.
    chmodSync(this.#dir, 0o755)
    const conf = path.join(this.#dir, 'nginx')
    cpSync(FOLDER, conf, { recursive: true })
    const { shell1, shell2, api1, api2, chintai, baibai, inside } = this.#ports
    const upstream = (name: string, ...ports: number[]) =>
      [
        `upstream ${name} {`,
        // All workers of nginx share what they know of a process.
        `zone ${name} 64k;`,
        ...ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`),
        'keepalive 32; }',
      ].join('\n')
    writeFileSync(
      path.join(conf, 'upstreams.conf'),
      [
        upstream('shells', shell1, shell2),
        upstream('apis', api1, api2),
        upstream('chintai', chintai),
        upstream('baibai', baibai),
      ].join('\n'),
    )
    const site = path.join(conf, 'site.conf')
    const text = readFileSync(site, 'utf8')
      .replace('listen 8080', `listen 127.0.0.1:${this.#ports.public}`)
      .replace('listen 8081', `listen 127.0.0.1:${inside}`)
    writeFileSync(site, text)
    const own = `pid ${conf}/nginx.pid; daemon off;`
    const main = path.join(conf, 'nginx.conf')
    writeFileSync(main, readFileSync(main, 'utf8').replace(/^pid .*$/m, own))
    this.#nginx = spawn(nginx, ['-p', conf, '-c', main], { stdio: 'ignore' })
    this.#nginx.once('error', () => {})
    await until(async () => (await fetch(this.url)).status > 0)
  }
}

const NGINX = '/usr/sbin/nginx'

/** Debian's, or whichever is on the PATH. */
async function findNginx(): Promise<string> {
  if (!existsSync(NGINX) && canInstall()) await installPackages('nginx')
  return existsSync(NGINX) ? NGINX : 'nginx'
}

async function until(isReady: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + READY_TIMEOUT
  for (;;) {
    const ready = await isReady().catch(() => false)
    if (ready) return
    if (Date.now() > end) throw new Error('the cluster was not ready in time')
    await pause(100)
  }
}
