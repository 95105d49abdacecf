import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'

/** Times of the loading bar in ms. */
export const TIMES = { throttle: 200, duration: 5000, tick: 100, hide: 500 } as const

/** Never full before the end: a bar that waits at 100 % looks broken. */
const NEARLY = 0.95

type LoadingState = {
  status: 'idle' | 'loading' | 'failed' | 'finished'
  /** Whether the visitor sees it: a page that comes within 200 ms shows nothing. */
  visible: boolean
  /** 0–1 */
  progress: number
  /** The browser has a connection, as far as it knows. */
  online: boolean
}

const IDLE: Omit<LoadingState, 'online'> = { status: 'idle', visible: false, progress: 0 }

/**
 * What the page is waiting for. Nothing is visible for the first 200 ms; then a step every 100 ms
 * towards the end that would be reached after 5 s; full when done, idle again 500 ms later. A
 * failure is visible even when it came at once, and when nothing was being loaded.
 */
export function createLoading() {
  const store = createStore<LoadingState>(() => ({ ...IDLE, online: true }))
  let timers: ReturnType<typeof setTimeout>[] = []
  let failed = false

  function stop() {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }

  function show() {
    const since = Date.now()
    store.setState({ visible: true })
    const step = () =>
      store.setState({ progress: Math.min((Date.now() - since) / TIMES.duration, NEARLY) })
    timers.push(setInterval(step, TIMES.tick))
  }

  function end() {
    stop()
    const status = failed ? 'failed' : 'finished'
    store.setState({ status, progress: 1, visible: failed || store.getState().visible })
    timers.push(setTimeout(() => store.setState(IDLE), TIMES.hide))
  }

  return {
    subscribe: store.subscribe,
    state: store.getState,
    start() {
      stop()
      failed = false
      const visible = store.getState().visible && store.getState().status === 'loading'
      store.setState({ ...IDLE, status: 'loading', visible })
      timers.push(setTimeout(show, visible ? 0 : TIMES.throttle))
    },
    finish: end,
    /** Follows the browser's connection, from now on. */
    watchConnection() {
      const tell = () => store.setState({ online: navigator.onLine })
      window.addEventListener('online', tell)
      window.addEventListener('offline', tell)
      tell()
    },
    /** A request has failed. What is being loaded goes on, and ends in the colour of failure. */
    fail() {
      failed = true
      if (store.getState().status !== 'loading') end()
    },
  }
}

export const loading = createLoading()

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    loading.subscribe,
    () => loading.state().online,
    () => true,
  )
