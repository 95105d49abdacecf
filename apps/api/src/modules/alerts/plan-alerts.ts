import type { Deps } from '../../deps.ts'
import { mailmagazineRepository } from '../mailmagazine/mailmagazine.repository.ts'
import { type Mail, putMails } from '../outbox/mails.ts'
import { composerOf } from './composer.ts'
import { dueSubscribers, leastSeen, tell } from './due-subscribers.ts'
import { listingNewsRepository } from './listing-news.repository.ts'

/** People whose mails are queued in one transaction. */
const BATCH = 500

type Options = Pick<Deps, 'db' | 'today' | 'origins'> & {
  now: () => Date
  /** Ends after the current transaction when it says so. */
  isStopped: () => boolean
}

/**
 * Queues the mails that are due, one for each person. Mails and what people know are written
 * together: a process that dies has told a person everything or nothing, and two that work at the
 * same time tell nobody twice. Returns the number of mails.
 */
export async function planAlerts(options: Options): Promise<number> {
  const { db, isStopped } = options
  const now = options.now()
  const seen = await leastSeen(db)
  const news = seen === null ? [] : await listingNewsRepository(db).after(seen)
  const latest = news.at(-1)?.newsId
  if (latest === undefined) return 0

  const { searchesOfAll } = mailmagazineRepository(db)
  let compose: Awaited<ReturnType<typeof composerOf>> | undefined
  let count = 0
  let after = ''
  while (!isStopped()) {
    const people = await dueSubscribers(db, news, { now, after, limit: BATCH })
    const last = people.at(-1)
    if (!last) break
    after = last.email
    compose ??= await composerOf(options, news)
    const searches = Map.groupBy(
      await searchesOfAll(people.map(({ email }) => email)),
      ({ email }) => email,
    )
    const mails: { email: string; mail: Mail }[] = []
    for (const person of people) {
      const mail = await compose(person, searches.get(person.email) ?? [])
      if (mail) mails.push({ email: person.email, mail })
    }
    await db.transaction(async (tx) => {
      const told = await tell(tx, people, latest, now)
      const due = mails.filter(({ email }) => told.has(email)).map(({ mail }) => mail)
      await putMails(tx, due, now)
      count += due.length
    })
  }
  return count
}
