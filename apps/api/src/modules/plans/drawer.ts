import { Worker } from 'node:worker_threads'

/** What travels between the main thread and the one that draws. */
export type Asked = { id: number; path: string }
export type Drawn = { id: number; drawing: string | null }

type Waiting = PromiseWithResolvers<string | null>

/**
 * Draws floor plans on a thread of its own, because laying out the rooms of one takes up to half a
 * second, during which the API would answer nobody. The thread starts with the first plan; one that
 * dies is replaced by the next.
 */
export function planDrawer() {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let nextId = 0

  function start(): Worker {
    const thread = new Worker(new URL('./drawing-thread.ts', import.meta.url))
    thread.unref()
    thread.on('message', ({ id, drawing }: Drawn) => {
      waiting.get(id)?.resolve(drawing)
      waiting.delete(id)
    })
    const lost = (cause: unknown) => {
      if (worker === thread) worker = undefined
      for (const [id, { reject }] of waiting) {
        waiting.delete(id)
        reject(cause)
      }
    }
    thread.on('error', lost)
    thread.on('exit', () => lost(new Error('The thread that draws floor plans has ended')))
    return thread
  }

  return {
    /** The drawing behind a path below /media/madori/, SVG; `null` when it names no home. */
    draw(path: string): Promise<string | null> {
      worker ??= start()
      const id = nextId++
      const answer = Promise.withResolvers<string | null>()
      waiting.set(id, answer)
      worker.postMessage({ id, path } satisfies Asked)
      return answer.promise
    },
    async close(): Promise<void> {
      await worker?.terminate()
    },
  }
}
