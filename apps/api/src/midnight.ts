import { isoDay } from '@sumai/format/dates'

/** ms between checks of the date, because a machine may sleep through midnight. */
const CHECK_MS = 60_000
const DAY_MS = 86_400_000
const TOKYO_MS = 9 * 3_600_000

type Options = { now: () => Date; work: () => Promise<void>; failed: (cause: unknown) => void }

/** Runs `work` at the beginning of each day in Japan; returns a function that ends this. */
export function everyMidnight({ now, work, failed }: Options): () => void {
  let day = isoDay(now())
  let timer: NodeJS.Timeout

  function wait() {
    const left = DAY_MS - ((now().getTime() + TOKYO_MS) % DAY_MS)
    timer = setTimeout(check, Math.min(left, CHECK_MS))
    timer.unref()
  }
  async function check() {
    const today = isoDay(now())
    if (today !== day) {
      await work().then(() => {
        day = today
      }, failed)
    }
    wait()
  }

  wait()
  return () => clearTimeout(timer)
}
