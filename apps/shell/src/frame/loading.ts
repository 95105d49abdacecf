import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'

/** Times of the progress bar in ms. */
export const TIMES = { throttle: 200, duration: 5000, tick: 100, hide: 500 } as const

/** Never full before the end: a bar that waits at 100 % looks broken. */
const NEARLY = 0.95

type LoadingState = {
  status: 'idle' | 'loading' | 'failed' | 'finished'
  /** Whether the bar is visible; never when a page loads within 200 ms. */
  visible: boolean
  /** 0–1 */
  progress: number
  /** Whether the browser is online, as far as it knows. */
  online: boolean
}

const IDLE: Omit<LoadingState, 'online'> = { status: 'idle', visible: false, progress: 0 }

/**
 * The state of the progress bar. It is hidden for the first 200 ms, then grows every 100 ms so that
 * it would be full after 5 s. It is full when loading ends, and hidden 500 ms later. A failure is
 * always visible, also when nothing was loading.
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
    /** Starts to follow whether the browser is online. */
    watchConnection() {
      const tell = () => store.setState({ online: navigator.onLine })
      window.addEventListener('online', tell)
      window.addEventListener('offline', tell)
      tell()
    },
    /** A request has failed. Loading continues, and the bar ends in red. */
    fail() {
      failed = true
      if (store.getState().status !== 'loading') end()
    },
  }
}

export const loading = createLoading()

/** Whether the browser is online, as far as it knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    loading.subscribe,
    () => loading.state().online,
    () => true,
  )
