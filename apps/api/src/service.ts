import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isoDay } from '@sumai/format/dates'
import { buildApp } from './app.ts'
import type { OpenDatabase } from './db/database.ts'
import { moveDemoDates } from './demo/move-dates.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { callerReader } from './http/visitor.ts'
import { limiter } from './limits/limit.ts'
import { openCounters } from './limits/open-counters.ts'
import { MEDIA_DIRS } from './media/folders.ts'
import { everyMidnight } from './midnight.ts'
import { alertsWorker } from './modules/alerts/alerts-worker.ts'
import { baibaiRoomsRepository } from './modules/baibai-rooms/baibai-rooms.repository.ts'
import { baibaiResource } from './modules/baibai-rooms/baibai-search.ts'
import { chintaiRoomsRepository } from './modules/chintai-rooms/chintai-rooms.repository.ts'
import { chintaiResource } from './modules/chintai-rooms/chintai-search.ts'
import { homeViewsCounter } from './modules/home-views/count-views.ts'
import { missedCounter } from './modules/missed-searches/count-missed.ts'
import { fileDelivery, smtpDelivery } from './modules/outbox/delivery.ts'
import { outboxWorker } from './modules/outbox/outbox-worker.ts'
import { removeUnusedPictures } from './modules/pictures/unused-pictures.ts'
import { forgetPersonalData } from './modules/retention/retention.ts'
import { notificationHandler } from './search/notifications.ts'
import { Search } from './search/search.ts'
import { Traffic } from './search/traffic.ts'
import { employedOnly } from './staff/employed.ts'
import { makeStaffKeys } from './staff/staff-keys.ts'
import { staffSessionsOf } from './staff/staff-sessions.ts'
import { staffReader } from './staff/staff-tokens.ts'

/**
 * The API on an open database, with its search indexes loaded and its outbox at work. Code that
 * writes listings has to call `chintai.changed(ids)` or `baibai.changed(ids)`.
 */
export async function buildService(
  { db, reserved, check, prepare, listen, pool, claimImport }: OpenDatabase,
  env: Env & Pick<Deps, 'logStream' | 'telemetry'>,
  now: () => Date = () => new Date(),
) {
  const today = () => isoDay(now())
  const outboxDir = join(env.dataDir, 'outbox')
  const traffic = new Traffic()
  const chintai = new Search(chintaiResource, chintaiRoomsRepository(db), today, traffic)
  const baibai = new Search(baibaiResource, baibaiRoomsRepository(db), today, traffic)
  const log = {
    error: (cause: unknown, text?: string) => app.log.error(cause, text),
    warn: (facts: unknown, text?: string) => app.log.warn(facts, text),
  }

  // Listening begins before the indexes are read, so that no change falls between the two.
  const outdated = (cause: unknown) => log.error(cause, 'The search indexes may be out of date')
  const onNotification = notificationHandler({ chintai, baibai })
  const endListening = await listen?.((message) => void onNotification(message).catch(outdated))
  await Promise.all([chintai.finder(), baibai.finder()])

  const { periods, uploadDir } = env
  /**
   * Daily work: removes personal data whose time is over and pictures that nothing names, moves the
   * dates of demo data, updates the indexes.
   */
  const newDay = () =>
    eachOf([
      () => prepare((own) => removeUnusedPictures(own, uploadDir, now())),
      () => prepare((own) => moveDemoDates(own, today())),
      () => prepare((own) => forgetPersonalData(own, { periods, outboxDir, now, log })),
      () => Promise.all([chintai.reload(), baibai.reload()]),
    ])
  const failed = (cause: unknown) =>
    log.error(cause, 'The work of the night is not done and will be tried again')
  const endDays = everyMidnight({ now, work: newDay, failed })

  const deliver = env.smtp ? await smtpDelivery(env.smtp) : fileDelivery(outboxDir)
  const outbox = outboxWorker({ db, deliver, now, log })
  const origins = { site: env.publicOrigins[0] ?? '', api: env.apiPublicOrigin }
  const alerts = alertsWorker({
    ...{ db, chintai, baibai, outbox, now, today, origins },
    failed: (cause) => log.error(cause, 'Subscribers were not told of new listings; tried again'),
  })
  const callerOf = callerReader(env)
  const homeViews = homeViewsCounter({
    ...{ db, today, callerOf },
    failed: (cause) => log.error(cause, 'Views of homes could not be counted; tried again'),
  })
  const missed = missedCounter({
    ...{ db, chintai, baibai, traffic, today },
    failed: (cause) => log.error(cause, 'Searches could not be counted'),
  })
  const counters = await openCounters(env.redisUrl, pool, (cause) =>
    log.warn({ err: cause }, 'Redis cannot be reached: this process counts for itself'),
  )
  await makeStaffKeys(env.staffJwks)
  await mkdir(env.uploadDir, { recursive: true })
  const app = await buildApp({
    ...env,
    db,
    reserved,
    check,
    chintai,
    baibai,
    traffic,
    claimImport,
    outbox,
    now,
    today,
    callerOf,
    homeViews,
    missed,
    limiter: limiter({ counters, secret: env.internalToken, now }),
    origins,
    sessions: staffSessionsOf(db, now),
    readStaff: employedOnly(staffReader(env.staffJwks, now, log.error), db),
    mediaDirs: MEDIA_DIRS,
    importDir: join(env.dataDir, 'imports'),
  })
  app.server.on('request', (_request, response) => response.once('close', traffic.begin()))
  app.addHook('onReady', async () => {
    await counters.open()
    outbox.nudge()
    alerts.start()
  })
  app.addHook('onClose', async () => {
    endDays()
    counters.close()
    await endListening?.()
    await alerts.stop()
    await homeViews.stop()
    await missed.stop()
    await outbox.stop()
  })
  return { app, chintai, baibai, newDay, alerts }
}

/** One after the other, all of them even when one fails; rejects with the first failure. */
async function eachOf(steps: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((cause) => failures.push(cause))
  if (failures.length > 0) throw failures[0]
}
