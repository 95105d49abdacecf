import type { Deps } from '../../deps.ts'
import { listingNewsRepository } from './listing-news.repository.ts'
import { changesOf } from './notice-changes.ts'
import { planAlerts } from './plan-alerts.ts'

/** How often news is looked for, ms. */
const EVERY_MS = 60_000

type Options = Pick<Deps, 'db' | 'today' | 'origins' | 'chintai' | 'baibai' | 'outbox' | 'now'> & {
  failed: (cause: unknown) => void
}

/** Tells subscribers of new and cheaper listings. */
export function alertsWorker({ failed, ...deps }: Options) {
  const { db, now, outbox } = deps
  const news = listingNewsRepository(db)
  const noticeChanges = [
    changesOf('chintai', deps.chintai, news),
    changesOf('baibai', deps.baibai, news),
  ]
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> | undefined
  let stopped = false

  /** Looks for news and queues the mails that are due. Returns the number of mails. */
  async function run(): Promise<number> {
    for (const notice of noticeChanges) await notice(now())
    const mails = await planAlerts({ ...deps, isStopped: () => stopped })
    if (mails > 0) outbox.nudge()
    await news.forget(now())
    return mails
  }

  function wait(): void {
    timer = setTimeout(() => {
      running = run()
        .catch(failed)
        .finally(() => {
          if (!stopped) wait()
        })
    }, EVERY_MS)
    timer.unref()
  }

  return {
    run,
    start: wait,
    /** Resolves when the transaction that is under way is over. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
