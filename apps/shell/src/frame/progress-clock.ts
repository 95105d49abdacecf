/** Times of the loading bar in ms (SEED §9). */
export const PROGRESS = { throttle: 200, duration: 5000, tick: 100, hide: 500 } as const

export type Bar = {
  show(): void
  /** 0–1 */
  move(share: number): void
  finish(failed: boolean): void
  hide(): void
}

/**
 * Drives a loading bar: nothing for the first 200 ms, then a step every 100 ms towards the end that
 * would be reached after 5 s, full when done, gone 500 ms later.
 */
export function createProgress(bar: Bar) {
  let timers: ReturnType<typeof setTimeout>[] = []
  let visible = false
  const clear = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  return {
    start() {
      clear()
      timers.push(
        setTimeout(() => {
          visible = true
          const started = Date.now()
          bar.show()
          timers.push(
            setInterval(() => {
              // Never full before the end: a bar that waits at 100 % looks broken.
              bar.move(Math.min((Date.now() - started) / PROGRESS.duration, 0.95))
            }, PROGRESS.tick),
          )
        }, PROGRESS.throttle),
      )
    },
    finish(failed = false) {
      clear()
      if (!visible && !failed) return
      if (!visible) bar.show()
      bar.finish(failed)
      timers.push(
        setTimeout(() => {
          visible = false
          bar.hide()
        }, PROGRESS.hide),
      )
    },
  }
}
