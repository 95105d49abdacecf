import { type FSWatcher, watch } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Stack } from './stack.ts'

/** ms without another change before the server starts again: a build writes several times. */
const QUIET = 40

/**
 * The shell's server in development. It starts again when its code changes, behind a door that
 * keeps visitors waiting meanwhile: a reload straight after an edit meets neither the old server
 * nor none.
 */
export class RestartingShell {
  readonly #stack: Stack
  readonly #door: Server
  #watchers: FSWatcher[] = []
  readonly #started = Promise.withResolvers<void>()
  #ready = this.#started.promise

  constructor(stack: Stack) {
    this.#stack = stack
    this.#door = createServer((visitor) => this.#letIn(visitor))
  }

  /** Opens the door; whoever comes waits for the shell. Rejects when the port is taken. */
  async open(port: number, host: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#door.once('error', reject).listen(port, host, resolve)
    })
  }

  /** Starts the shell, now and whenever something in these folders changes. */
  async start(folders: string[]): Promise<void> {
    await this.#stack.start('shell')
    this.#started.resolve()
    this.#survive()
    this.#watchers = folders.map((folder) => {
      return watch(folder, { recursive: true }, () => this.#restart())
    })
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close()
    this.#door.close()
  }

  /** A broken edit ends the shell alone. */
  #survive() {
    const { onCrash } = this.#stack
    this.#stack.onCrash = (name, code) => {
      if (name !== 'shell') return onCrash(name, code)
      console.error(`shell ended with code ${code}; it starts with the next change`)
    }
  }

  /** Of changes that follow each other closely, the last one restarts. */
  #restart() {
    const mine = Promise.allSettled([this.#ready, pause(QUIET)]).then(async () => {
      if (mine !== this.#ready) return
      await this.#stack.stop('shell')
      await this.#stack.start('shell')
    })
    this.#ready = mine
    mine.catch(() => {})
  }

  async #letIn(visitor: Socket) {
    visitor.on('error', () => visitor.destroy())
    try {
      await this.#settled()
      const { hostname, port } = new URL(this.#stack.url('shell'))
      pipeline(visitor, connect(Number(port), hostname), visitor, () => {})
    } catch {
      visitor.destroy()
    }
  }

  async #settled() {
    let ready: Promise<void>
    do {
      ready = this.#ready
      await ready
    } while (ready !== this.#ready)
  }
}
