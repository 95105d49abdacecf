import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type {
  FromRenderer,
  Introduction,
  LiveReleases,
  QuestionName,
  Questions,
  Start,
  ToRenderer,
} from './messages.ts'
import { residentMemoryOf, waitedForCore } from './process-figures.ts'

export type RendererOptions = {
  /** The shell's server build. */
  program: string
  /** The only folder whose files it may read. */
  folder: string
  /** MB that a renderer may use. */
  memoryLimit: number
  /** ms that an answer may take: longer than a page's data and its rendering. */
  patienceMs: number
  /** Writes what a renderer writes to its standard error. */
  complain(line: string): void
}

/** ms between two questions whether it lives. */
const BEAT = 250
/** ms without a word while it has work, not counting those in which it waited for a core. */
const SILENCE = 2000
/** The same at rest: nobody waits. */
const SILENCE_AT_REST = 4000
/** The same while it loads its release, which compiles 3 MB of code. */
const SILENCE_AT_START = 8000
/** ms that its release may take to be loaded, also while it answers. */
const START = 10_000
/** Beats between two looks at its memory. */
const WEIGHED_EVERY = 4
/** ms that a renderer which is no longer needed may take for its last answers. */
const DRAIN = 10_000
/** ms that it gets to end by itself when its channel is closed. */
const GOODBYE = 2000
/** ms for the rest of its standard error, which a process that it has started may keep open. */
const LAST_WORDS = 200

/**
 * Variables that a renderer gets. The others are none of a remote's business: passwords, paths,
 * tokens.
 */
const PASSED = /^(NODE_ENV|TZ|MALLOC_ARENA_MAX|NODE_EXTRA_CA_CERTS|OTEL_\w+)$/

/** It writes no file, starts no process, and reads nothing but the shell's build. */
const permissionsFor = (folder: string) => ['--permission', `--allow-fs-read=${folder}/*`]

/**
 * V8 may keep half of the memory; buffers and code are outside. It keeps some 35 MB alive and makes
 * six for every page, most of them short-lived: with its own first limit for the old, it would look
 * through all that is alive at every fourth page, which took a third of the CPU of a page.
 */
const flagsFor = (memoryLimit: number) => [
  `--max-old-space-size=${Math.round(memoryLimit / 2)}`,
  '--initial-old-space-size=64',
  '--max-semi-space-size=8',
]

/** A question has no answer, or none in time. */
export class Unanswered extends Error {
  override name = 'Unanswered'
}

/** The renderer has ended, so that a question has no answer. */
export class RendererGone extends Unanswered {
  override name = 'RendererGone'
}

/** Starts the process of a renderer, which waits for its release. */
export const forkRenderer = ({ program, folder, memoryLimit }: RendererOptions): ChildProcess =>
  fork(program, {
    execArgv: [...permissionsFor(folder), ...flagsFor(memoryLimit)],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name))),
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })

type Pending = { resolve(answer: unknown): void; reject(error: Error): void }

/**
 * A process that renders from one release. Whatever that release does, it does to this process
 * alone: one that ends, hangs or takes too much memory is gone, and `gone` says why.
 */
export class Renderer {
  /** Resolves with the reason when the process has ended. */
  readonly gone: Promise<string>
  /** What its release says of itself. Rejects when it cannot be loaded. */
  readonly introduction: Promise<Introduction>
  readonly #child: ChildProcess
  readonly #memoryLimit: number
  readonly #patienceMs: number
  readonly #pending = new Map<number, Pending>()
  #onIdle: (() => void) | undefined
  #lastId = 0
  #beats = 0
  /** Beats since it last said something. */
  #missed = 0
  /** ms that it had waited for a core in all, when it last said something. */
  #waitedBefore = 0
  #isStarting = true
  #reason: string | undefined

  /** `child`: one of `forkRenderer` that has no release yet. */
  constructor(options: RendererOptions, start: Start, child = forkRenderer(options)) {
    const { memoryLimit, patienceMs, complain } = options
    this.#child = child
    // What is kept, and enquiries, are answered first.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    this.#memoryLimit = memoryLimit
    this.#patienceMs = patienceMs
    let lastError = ''
    if (child.stderr) {
      createInterface({ input: child.stderr }).on('line', (line) => {
        if (/^(FATAL ERROR|Uncaught|[\w.]*Error)\b/.test(line)) lastError = line
        complain(line)
      })
    }
    const beats = setInterval(() => this.#beat(), BEAT)
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message))
      child.once('exit', async (code, signal) => {
        const how = signal ? `it was ended by ${signal}` : `it ended with code ${code}`
        if (child.stderr && !child.stderr.closed) {
          await Promise.race([once(child.stderr, 'close'), pause(LAST_WORDS)])
        }
        resolve(lastError ? `${how}: ${lastError}` : how)
      })
    })
    child.once('disconnect', () => setTimeout(() => child.kill('SIGKILL'), GOODBYE).unref())
    this.gone = ended.then((how) => {
      clearInterval(beats)
      const reason = this.#reason ?? how
      for (const id of this.#pending.keys()) this.#take(id)?.reject(new RendererGone(reason))
      return reason
    })
    this.introduction = new Promise((resolve, reject) => {
      this.gone.then((reason) => reject(new RendererGone(reason)))
      child.on('message', (message: FromRenderer) => {
        this.#missed = 0
        if (message.type === 'ready') resolve(message.introduction)
        else if (message.type === 'refused') reject(new Error(message.reason))
        else if (message.type === 'answer') this.#take(message.id)?.resolve(message.answer)
        else if (message.type === 'failed') {
          this.#take(message.id)?.reject(new Error(message.reason))
        }
      })
    })
    const late = setTimeout(() => this.end(`it was not ready in ${START / 1000} s`), START)
    this.introduction
      .catch(() => {})
      .finally(() => {
        clearTimeout(late)
        this.#isStarting = false
      })
    this.#send({ type: 'start', start })
  }

  get isRunning(): boolean {
    return this.#child.connected
  }

  /**
   * Rejects with `RendererGone` when the renderer ends before it has answered, with `Unanswered` when
   * that takes too long.
   */
  async ask<N extends QuestionName>(
    name: N,
    what: Questions[N]['asks'],
  ): Promise<Questions[N]['answer']> {
    if (!this.isRunning) throw new RendererGone(await this.gone)
    this.#lastId += 1
    const id = this.#lastId
    const late = setTimeout(
      () => this.#take(id)?.reject(new Unanswered(`${name}: no answer in ${this.#patienceMs} ms`)),
      this.#patienceMs,
    )
    try {
      return (await new Promise((resolve, reject) => {
        this.#pending.set(id, { resolve, reject })
        this.#send({ type: 'ask', id, name, what })
      })) as Questions[N]['answer']
    } finally {
      clearTimeout(late)
    }
  }

  tell(liveReleases: LiveReleases): void {
    this.#send({ type: 'live-releases', liveReleases })
  }

  /** Ends it at once. */
  end(reason: string): void {
    this.#reason ??= reason
    this.#child.kill('SIGKILL')
  }

  /** Ends it when it has given its last answers. */
  async drain(): Promise<void> {
    this.#reason ??= 'it is no longer needed'
    if (this.#pending.size > 0) {
      const idle = new Promise<void>((resolve) => {
        this.#onIdle = resolve
      })
      const late = setTimeout(() => this.#onIdle?.(), DRAIN)
      await idle
      clearTimeout(late)
    }
    if (this.isRunning) this.#child.disconnect()
    await this.gone
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (this.#pending.size === 0) this.#onIdle?.()
    return pending
  }

  #beat(): void {
    this.#beats += 1
    if (this.#beats % WEIGHED_EVERY === 0) this.#weigh().catch(() => {})
    this.#listen()
    this.#missed += 1
    this.#send({ type: 'beat' })
  }

  /** Ends it when it has been silent for too long although it could have run. */
  async #listen(): Promise<void> {
    const missed = this.#missed
    // Elsewhere than on Linux all of the silence is its own.
    const waited = await waitedForCore(this.#child.pid ?? 0).catch(() => 0)
    if (missed === 0) this.#waitedBefore = waited
    const silence = missed * BEAT - (waited - this.#waitedBefore)
    // It may have said something meanwhile.
    if (this.#missed > missed && silence >= this.#allowedSilence()) {
      this.end(`it did not answer for ${Math.floor(silence / 1000)} s`)
    }
  }

  /** ms */
  #allowedSilence(): number {
    if (this.#isStarting) return SILENCE_AT_START
    return this.#pending.size > 0 ? SILENCE : SILENCE_AT_REST
  }

  async #weigh(): Promise<void> {
    const used = await residentMemoryOf(this.#child.pid ?? 0)
    if (used > this.#memoryLimit) {
      this.end(`it used ${used} MB of memory, more than ${this.#memoryLimit} MB`)
    }
  }

  #send(message: ToRenderer): void {
    // That it has ended is told by `gone`.
    if (this.isRunning) this.#child.send(message, () => {})
  }
}
