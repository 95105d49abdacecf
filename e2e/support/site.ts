import { execFileSync } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect } from '@playwright/test'
import { sitePorts } from '@sumai/build/free-ports'
import { APPS, CHECKED_DIST, REMOTES } from '@sumai/build/paths'
import { type ProcessName, type Programs, productionPrograms } from '@sumai/build/programs'
import { Stack } from '@sumai/build/stack'
import { copyOfData } from './demo-data.ts'

/** Limits that a test of something else must not run into. */
const NO_LIMITS = {
  PAGES_PER_MINUTE: '0',
  PAGES_AT_ONCE: '0',
  RATE_GET: '100000',
  RATE_GET_BURST: '100000',
  RATE_MAPS: '0',
  RATE_PLANS: '0',
  RATE_INQUIRY: '100000',
  RATE_INQUIRY_DAY: '100000',
  RATE_INQUIRY_EMAIL: '100000',
  RATE_SIGN_IN: '0',
  RATE_SIGN_IN_EMAIL: '0',
}

/** What visitors of the tests tell about themselves: none of it may stand in a log. */
const PERSONAL = /筑紫|ちくし|チクシ|つくし|@example\.jp|090-?0000-?0000/

type Settings = Partial<Record<Exclude<ProcessName, 'assets'>, NodeJS.ProcessEnv>>

/** The whole site, running for tests on ports and data of its own. */
export class Site {
  readonly stack: Stack
  readonly dataDir: string
  readonly #log: string
  /** Processes that ended although no test had stopped them. */
  readonly #crashes: string[] = []
  #changed: Settings = {}

  private constructor(stack: Stack, dataDir: string, log: string) {
    this.stack = stack
    this.dataDir = dataDir
    this.#log = log
    stack.onCrash = (name, code) => this.#crashes.push(`${name} ended with ${code}`)
  }

  /** A site on which nothing runs yet. */
  static async prepare(env: NodeJS.ProcessEnv = {}): Promise<Site> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'sumai-site-'))
    await copyOfData(dataDir)
    const log = path.join(dataDir, 'log')
    const settings = {
      ...NO_LIMITS,
      // A busy machine is not what is tested, but where a test says so.
      PAGE_EXTRA_MS: '10000',
      PAGE_DEADLINE_MS: '20000',
      REMOTE_POLL_MS: '200',
      DATA_DIR: dataDir,
      RELEASES_DIR: path.join(dataDir, 'releases'),
      ...env,
    }
    const all = { ...process.env, ...(await sitePorts()), ...settings }
    const stack = new Stack(all, openSync(log, 'a'), programs(all))
    return new Site(stack, dataDir, log)
  }

  static async start(env: NodeJS.ProcessEnv = {}): Promise<Site> {
    const site = await Site.prepare(env)
    await site.stack.startSite()
    return site
  }

  /** Address of a page of the site, or of one of its processes. */
  url(path = '/', process: ProcessName = 'shell'): string {
    return this.stack.url(process) + path
  }

  /**
   * Starts processes again with other settings, until `restore`. The shell always starts again: a
   * new one has no pages in its cache and has seen no earlier release.
   */
  async change(settings: Settings): Promise<void> {
    this.#changed = { ...this.#changed, ...settings }
    await this.#restart(settings)
  }

  /** As `change`, with the limits for visitors that an operator gets who sets none. */
  async changeToDefaultLimits(): Promise<void> {
    const defaults = Object.fromEntries(Object.keys(NO_LIMITS).map((name) => [name, undefined]))
    await this.change({ shell: defaults, api: defaults })
  }

  /** Every process runs, with the settings that it had at first. */
  async restore(): Promise<void> {
    const names = Object.keys(this.#changed)
    this.#changed = {}
    await this.#restart(Object.fromEntries(names.map((name) => [name, {}])))
  }

  async #restart({ shell = {}, ...others }: Settings): Promise<void> {
    await this.stack.stop('shell')
    await Promise.all(
      (['api', ...REMOTES] as const).map(async (name) => {
        if (!others[name]) return
        await this.stack.stop(name)
        await this.stack.start(name, others[name])
      }),
    )
    await this.stack.start('shell', shell)
  }

  /** As on a new machine: the shell that starts next has no release to fall back on. */
  forgetReleases(): void {
    rmSync(path.join(this.dataDir, 'releases'), { recursive: true, force: true })
  }

  /** How many renderers the shell has, with those that wait for their end. */
  renderers(): number {
    const shell = String(this.stack.pid('shell'))
    return Number(execFileSync('pgrep', ['-c', '-P', shell]).toString())
  }

  /** Everything that the processes have said. */
  log(): string {
    return readFileSync(this.#log, 'utf8')
  }

  /** Resolves to what a process has said, once it says it; `from` is the length of the log before. */
  async said(words: RegExp, from = 0, timeout = 30_000): Promise<string> {
    const find = () => words.exec(this.log().slice(from))?.[0]
    await expect
      .poll(find, { timeout, intervals: [100], message: `nothing said ${words}` })
      .toBeDefined()
    return find() ?? ''
  }

  /**
   * Rows of the embedded database. It opens for one process at a time, but every answer of the API
   * is on the disk: a copy of its files is read while it runs on.
   */
  async rows<Row>(query: string, values: unknown[] = []): Promise<Row[]> {
    const folder = mkdtempSync(path.join(this.dataDir, 'read-'))
    await cp(path.join(this.dataDir, 'database'), folder, { recursive: true })
    const database = await PGlite.create(folder)
    try {
      return (await database.query<Row>(query, values)).rows
    } finally {
      await database.close()
      rmSync(folder, { recursive: true })
    }
  }

  /** Changes rows of the embedded database; the API is away meanwhile. */
  async write(query: string, values: unknown[] = []): Promise<void> {
    await this.stack.stop('api')
    const database = await PGlite.create(path.join(this.dataDir, 'database'))
    try {
      await database.query(query, values)
    } finally {
      await database.close()
      await this.stack.start('api')
    }
  }

  /** Ends everything; throws when a process had ended by itself, or has said who visited. */
  async stop(): Promise<void> {
    await this.stack.stopAll()
    if (this.#crashes.length > 0) throw new Error(`${this.#crashes.join(', ')}\n${this.log()}`)
    expect(
      this.log()
        .split('\n')
        .filter((line) => PERSONAL.test(line)),
    ).toEqual([])
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}

/** As in production; the app that `npm run check` is about, from the build that is checked. */
function programs(env: NodeJS.ProcessEnv): Programs {
  const all: Programs = productionPrograms(env)
  const checked = APPS.find((app) => app === env.CHECKED)
  const program = checked && all[checked]
  if (program) program.env = { ...program.env, DIST: CHECKED_DIST }
  return all
}
