import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SitePorts, sitePorts } from '@sumai/build/free-ports'
import { APPS, appDir, repoRoot } from '@sumai/build/paths'
import { copyOfData } from '../support/demo-data.ts'
import { expect, tagged, test } from '../support/test.ts'

/** So that nothing is released to a site that runs in this checkout. */
const DIST = 'dist-supervised'

/** ms within which nothing may be left of a site that was told to end. */
const GONE = 10_000

type Started = { npm: ChildProcess; ports: SitePorts; said(): string; starter(): number }

/** `npm start` on free ports, with the demo data; resolves when it has said that it is ready. */
async function npmStart(dataDir: string, ports: SitePorts): Promise<Started> {
  // The tests' own npm must not be taken for the one that started it.
  const { npm_lifecycle_event: _, ...env } = process.env
  const npm = spawn('npm', ['start'], {
    cwd: repoRoot,
    env: {
      ...env,
      ...ports,
      DATA_DIR: dataDir,
      RELEASES_DIR: path.join(dataDir, 'releases'),
      DIST,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = once(npm, 'exit')
  const ready = new Promise<void>((resolve) => {
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (/^ready http/m.test(said)) resolve()
      })
    }
  })
  await Promise.race([ready, ended])
  const starter = () =>
    Number(execFileSync('pgrep', ['-P', String(npm.pid), '-f', 'commands/start.ts']).toString())
  return { npm, ports, said: () => said, starter }
}

const answering = async (ports: Partial<SitePorts>): Promise<string[]> => {
  const all = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => {
      const answer = await fetch(`http://127.0.0.1:${port}/livez`).catch(() => null)
      return answer ? [name] : []
    }),
  )
  return all.flat()
}

type Process = { pid: number; parent: number; command: string }

/** Every process of this machine that has not ended. */
function processes(): Process[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
  return [...table.matchAll(/^ *(\d+) +(\d+) +([^Z]\S*) (.*)$/gm)].map(
    ([, pid, parent, , command = '']) => ({ pid: Number(pid), parent: Number(parent), command }),
  )
}

/** A process and all that it has started. */
function familyOf(pid: number, all = processes()): Process[] {
  const children = all.filter(({ parent }) => parent === pid)
  const own = all.filter((one) => one.pid === pid)
  return [...own, ...children.flatMap((child) => familyOf(child.pid, all))]
}

let dataDir: string
test.beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'sumai-supervised-'))
  await copyOfData(dataDir)
})
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
test.afterAll(() => {
  for (const app of APPS) rmSync(path.join(appDir(app), DIST), { recursive: true, force: true })
})

for (const [who, signal] of [
  ['npm', 'SIGTERM'],
  ['npm', 'SIGINT'],
  ['npm', 'SIGHUP'],
  ['npm', 'SIGKILL'],
  ['the starter', 'SIGTERM'],
  ['the starter', 'SIGINT'],
  ['the starter', 'SIGHUP'],
  ['the starter', 'SIGKILL'],
] as const) {
  test(`${signal} to ${who} ends all of it`, tagged('api'), async () => {
    const site = await npmStart(dataDir, await sitePorts())
    expect(await answering(site.ports), site.said()).toEqual(Object.keys(site.ports))
    const family = familyOf(site.npm.pid ?? 0)
    const renderers = family.filter(({ command }) => command.includes(`${DIST}/node/render.cjs`))
    expect(renderers, 'one for each remote').toHaveLength(2)
    process.kill(who === 'npm' ? (site.npm.pid ?? 0) : site.starter(), signal)
    await expect.poll(() => answering(site.ports), { timeout: GONE }).toEqual([])
    const left = () => {
      const running = processes()
      return family.filter(({ pid, command }) =>
        running.some((one) => one.pid === pid && one.command === command),
      )
    }
    await expect.poll(left).toEqual([])
  })
}

for (const name of [
  'SHELL_PORT',
  'CHINTAI_PORT',
  'BAIBAI_PORT',
  'STAFF_PORT',
  'API_PORT',
] as const) {
  const full = name === 'SHELL_PORT' ? '' : ' @full'
  test(
    `${name} in use is one line and exit 1, and nothing is started${full}`,
    tagged('api'),
    async () => {
      const ports = await sitePorts()
      const other = createServer().listen(Number(ports[name]), '127.0.0.1')
      try {
        const { npm, said } = await npmStart(dataDir, ports)
        expect(npm.exitCode).toBe(1)
        const [, after] = said().split('commands/start.ts\n')
        const line = `port ${ports[name]} is in use by process ${process.pid}`
        expect(after?.trim()).toBe(line)
        const { [name]: _, ...others } = ports
        expect(await answering(others)).toEqual([])
      } finally {
        other.close()
      }
    },
  )
}
