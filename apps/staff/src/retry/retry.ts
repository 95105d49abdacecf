import type { ApiError } from '@sumai/api-client'
import { createStore } from 'zustand/vanilla'

/** ms until it is tried again where nothing says that the line is back. */
const PAUSE = 15_000

type Work = () => unknown

/** What waits for the line, the session or the API, by what it is about. */
export const waiting = createStore<{ works: ReadonlyMap<string, Work> }>(() => ({
  works: new Map(),
}))

let timer: ReturnType<typeof setTimeout> | undefined

/** Tries it again and again until it is settled; of what is about the same, the latest. */
export function tryLater(about: string, work: Work): void {
  const { works } = waiting.getState()
  if (works.get(about) === work) return
  waiting.setState({ works: new Map(works).set(about, work) })
  timer ??= setTimeout(tryNow, PAUSE)
}

/** It was done, or never will be. */
export function stopTrying(about: string, work: Work): void {
  const { works } = waiting.getState()
  if (works.get(about) !== work) return
  waiting.setState({ works: new Map([...works].filter(([it]) => it !== about)) })
}

/** Called when the line or the session is back. */
export function tryNow(): void {
  clearTimeout(timer)
  const { works } = waiting.getState()
  timer = works.size > 0 ? setTimeout(tryNow, PAUSE) : undefined
  for (const work of works.values()) void work()
}

/** Not 500 and more: too slow, too early, too often, without a session, without an answer. */
const PASSING = new Set([0, 401, 408, 425, 429])

/** Whether the same call may succeed when the line, the session or the API is back. */
export const maySucceedLater = ({ status }: ApiError): boolean =>
  PASSING.has(status) || status >= 500
