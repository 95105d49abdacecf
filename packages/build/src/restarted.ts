import { watch } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProcessName } from './programs.ts'
import type { Stack } from './stack.ts'

/** ms without another change before a process starts again: a build writes several times. */
const QUIET = 40

/** A process of the stack that starts again when its code changes. */
export class Restarted {
  readonly #stack: Stack
  readonly #name: ProcessName
  readonly #started = Promise.withResolvers<void>()
  #ready = this.#started.promise

  constructor(stack: Stack, name: ProcessName) {
    this.#stack = stack
    this.#name = name
  }

  /** Starts it, now and whenever something in these folders changes. */
  async start(folders: string[]): Promise<void> {
    await this.#stack.start(this.#name)
    this.#started.resolve()
    this.#survive()
    for (const folder of folders) watch(folder, { recursive: true }, () => this.#restart())
  }

  /** Resolves when it answers with the code of this moment. Rejects when that code is broken. */
  async ready(): Promise<void> {
    let ready: Promise<void>
    do {
      ready = this.#ready
      await ready
    } while (ready !== this.#ready)
  }

  /** Changes that follow each other closely cause one restart. */
  #restart() {
    const mine = Promise.allSettled([this.#ready, pause(QUIET)]).then(async () => {
      if (mine !== this.#ready) return
      await this.#stack.stop(this.#name)
      await this.#stack.start(this.#name)
    })
    mine.catch(() => {})
    this.#ready = mine
  }

  /** A broken edit ends this process alone. */
  #survive() {
    const { onCrash } = this.#stack
    this.#stack.onCrash = (name, code) => {
      if (name !== this.#name) return onCrash(name, code)
      console.error(`${name} ended with code ${code}; it starts with the next change`)
    }
  }
}
