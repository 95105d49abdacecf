import { randomUUID } from 'node:crypto'
import { openSync } from 'node:fs'
import { sitePorts } from '@sumai/build/free-ports'
import type { ProcessName } from '@sumai/build/programs'
import { Stack } from '@sumai/build/stack'
import { copyOfData } from './global-setup.ts'

/** Limits that a test of something else must not run into. */
const NO_LIMITS = {
  RATE_GET: '100000',
  RATE_GET_BURST: '100000',
  RATE_INQUIRY: '100000',
  RATE_INQUIRY_DAY: '100000',
  RATE_INQUIRY_EMAIL: '100000',
}

/** The whole site, running for a test on ports and data of its own. */
export class Site {
  readonly stack: Stack
  readonly dataDir: string
  /** Processes that ended although no test had stopped them. */
  readonly #crashes: string[] = []

  private constructor(stack: Stack, dataDir: string) {
    this.stack = stack
    this.dataDir = dataDir
    stack.onCrash = (name, code) => this.#crashes.push(`${name} ended with ${code}`)
  }

  /** A site on which nothing runs yet; what it says goes to `log`. */
  static async prepare(env: NodeJS.ProcessEnv = {}, log?: string): Promise<Site> {
    const dataDir = await copyOfData(randomUUID())
    const settings = {
      ...NO_LIMITS,
      // A busy machine is not what is tested, but where a test says so.
      PAGE_EXTRA_MS: '10000',
      PAGE_DEADLINE_MS: '20000',
      REMOTE_POLL_MS: '1000',
      DATA_DIR: dataDir,
      ...env,
    }
    const output = log ? openSync(log, 'a') : process.env.E2E_OUTPUT ? 'inherit' : 'ignore'
    return new Site(
      new Stack({ ...process.env, ...(await sitePorts()), ...settings }, output),
      dataDir,
    )
  }

  static async start(env: NodeJS.ProcessEnv = {}): Promise<Site> {
    const site = await Site.prepare(env)
    await site.stack.startAll()
    return site
  }

  /** Address of a page of the site, or of one of its processes. */
  url(path = '/', process: ProcessName = 'shell'): string {
    return this.stack.url(process) + path
  }

  /** Ends everything; throws when a process had ended by itself before. */
  async stop(): Promise<void> {
    await this.stack.stopAll()
    if (this.#crashes.length > 0) throw new Error(this.#crashes.join(', '))
  }
}
