import { isoDay } from '@sumai/format/dates'

/** A machine may sleep through midnight: the calendar is looked at again at least this often. */
const LOOK_MS = 60_000
const DAY_MS = 86_400_000
const TOKYO_MS = 9 * 3_600_000

type Options = { now: () => Date; work: () => Promise<void>; failed: (cause: unknown) => void }

/** Does some work as soon as a new day begins in Japan; returns how to end that. */
export function everyMidnight({ now, work, failed }: Options): () => void {
  let day = isoDay(now())
  let timer: NodeJS.Timeout

  function wait() {
    const left = DAY_MS - ((now().getTime() + TOKYO_MS) % DAY_MS)
    timer = setTimeout(look, Math.min(left, LOOK_MS))
    timer.unref()
  }
  async function look() {
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
