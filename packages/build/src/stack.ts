import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { REMOTES, repoRoot } from './paths.ts'
import { requireFreePort } from './port-owner.ts'
import { portOf } from './ports.ts'
import { type ProcessName, type Program, type Programs, productionPrograms } from './programs.ts'
import { withBin } from './run.ts'

/** Preloaded by every process. */
const PRELOAD = pathToFileURL(path.join(import.meta.dirname, 'ends-with-parent.ts')).href

/** ms until a process must be ready; a first start makes the demo data. */
const READY_TIMEOUT = 300_000

/** ms a process gets to end by itself. */
const STOP_TIMEOUT = 10_000

/** ms a process gets to answer a probe. */
const PROBE_TIMEOUT = 2000

/** Where the output of the processes goes, errors included; a number is an open file. */
type Output = 'inherit' | 'ignore' | number

/**
 * The processes of the site on this machine. Each can be stopped and started alone, as the tests of
 * failures do.
 */
export class Stack {
  readonly #env: NodeJS.ProcessEnv
  readonly #programs: Programs
  readonly #children = new Map<ProcessName, ChildProcess>()
  readonly #output: Output
  readonly #readyTimeout: number
  #over = false
  /** Called when a process ends that nobody stopped, with its exit code or the signal. */
  onCrash: (name: ProcessName, code: number | string | null) => void = () => {}

  constructor(
    env: NodeJS.ProcessEnv = process.env,
    output: Output = 'inherit',
    programs: Programs = productionPrograms(env),
    readyTimeout = READY_TIMEOUT,
  ) {
    this.#readyTimeout = readyTimeout
    this.#programs = programs
    this.#env = withBin({
      NODE_ENV: 'production',
      INTERNAL_TOKEN: randomBytes(32).toString('hex'),
      PUBLIC_ORIGIN: `http://127.0.0.1:${portOf('shell', env)}`,
      // By name: a passkey belongs to a name, never to an address.
      STAFF_ORIGIN: `http://localhost:${portOf('staff', env)}`,
      ...env,
    })
    this.#output = output
  }

  /** Throws when somebody listens where one of the processes is to listen. */
  async requireFreePorts(): Promise<void> {
    for (const { url } of Object.values(this.#programs)) {
      const { hostname, port } = new URL(url)
      await requireFreePort(Number(port), hostname)
    }
  }

  /** Starts everything and resolves when every process is ready. */
  async startAll(): Promise<void> {
    await Promise.all([this.startSite(), this.start('staff')])
  }

  /** Starts what visitors need. */
  async startSite(): Promise<void> {
    await Promise.all([this.start('api'), ...REMOTES.map((remote) => this.start(remote))])
    await this.start('shell')
  }

  /** Resolves when it is ready; one that is not in time is ended. */
  async start(name: ProcessName, env: NodeJS.ProcessEnv = {}): Promise<void> {
    if (this.#over) throw new Error(`${name} came too late: everything is being stopped`)
    const { command, cwd = repoRoot, env: own } = this.#program(name)
    const [file = 'node', ...args] = command
    const all = { ...this.#env, ...own, ...env }
    const instance = randomBytes(8).toString('hex')
    const child = spawn(file, args, {
      cwd,
      env: {
        ...all,
        INSTANCE: instance,
        NODE_OPTIONS: `${all.NODE_OPTIONS ?? ''} --import=${PRELOAD}`,
      },
      // The channel closes when this process is gone, however it ended.
      stdio: ['ignore', this.#output, this.#output, 'ipc'],
      // In a group of its own, which Ctrl-C does not reach: we end the processes in order.
      detached: true,
    })
    this.#children.set(name, child)
    child.once('exit', (code, signal) => {
      // Ends also what it has started, which is in its group.
      killGroup(child)
      if (this.#children.get(name) !== child) return
      this.#children.delete(name)
      this.onCrash(name, code ?? signal)
    })
    try {
      await this.#ready(name, child, instance)
    } catch (error) {
      // Otherwise it would keep its port from the next one.
      if (this.#children.get(name) === child) await this.stop(name)
      throw error
    }
  }

  /** Ends a process and waits for it, 10 s at most; `SIGKILL` as a crash would. */
  async stop(name: ProcessName, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#children.get(name)
    if (!child) return
    this.#children.delete(name)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    const patience = setTimeout(() => killGroup(child), STOP_TIMEOUT)
    await ended
    clearTimeout(patience)
  }

  /** Ends a process as a crash would, so that `onCrash` is called. */
  crash(name: ProcessName): void {
    this.#children.get(name)?.kill('SIGKILL')
  }

  /** Whether a process answers that it lives. */
  async isAlive(name: ProcessName): Promise<boolean> {
    const answer = await this.#probe(name, '/livez')
    return answer !== null
  }

  /** Freezes a process, so that it accepts connections and never answers. */
  freeze(name: ProcessName): void {
    this.#children.get(name)?.kill('SIGSTOP')
  }

  thaw(name: ProcessName): void {
    this.#children.get(name)?.kill('SIGCONT')
  }

  /** Ends everything for good. */
  async stopAll(): Promise<void> {
    this.#over = true
    await Promise.all([...this.#children.keys()].map((name) => this.stop(name)))
  }

  running(): ProcessName[] {
    return [...this.#children.keys()]
  }

  pid(name: ProcessName): number {
    const pid = this.#children.get(name)?.pid
    if (!pid) throw new Error(`${name} does not run`)
    return pid
  }

  url(name: ProcessName): string {
    return this.#program(name).url
  }

  #program(name: ProcessName): Program {
    const program = this.#programs[name]
    if (!program) throw new Error(`There is no process ${name}`)
    return program
  }

  async #probe(name: ProcessName, path: string): Promise<Response | null> {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT)
    return fetch(this.url(name) + path, { signal }).catch(() => null)
  }

  async #ready(name: ProcessName, child: ChildProcess, instance: string): Promise<void> {
    const until = Date.now() + this.#readyTimeout
    while (Date.now() < until) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`${name} ended before it was ready`)
      }
      const answer = await this.#probe(name, '/readyz')
      // The shell answers when it has looked for its remotes: tests start it without them.
      const isReady = answer?.ok || (answer && name === 'shell')
      // An older process may still listen there.
      if (isReady && answer.headers.get('x-instance') === instance) return
      await pause(50)
    }
    throw new Error(`${name} was not ready within ${this.#readyTimeout / 1000} s`)
  }
}

/** Ends a process and all that it has started. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing of it is left.
  }
}
