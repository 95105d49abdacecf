import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isoDay } from '@sumai/domain/dates'
import { buildApp } from './app.ts'
import type { OpenDatabase } from './db/database.ts'
import type { Env } from './env.ts'
import { visitorReader } from './http/visitor.ts'
import { baibaiResource } from './modules/baibai-rooms/baibai-rooms.search.ts'
import { baibaiSource } from './modules/baibai-rooms/baibai-rooms.source.ts'
import { chintaiResource } from './modules/chintai-rooms/chintai-rooms.search.ts'
import { chintaiSource } from './modules/chintai-rooms/chintai-rooms.source.ts'
import { fileDelivery, smtpDelivery } from './modules/outbox/delivery.ts'
import { outboxWorker } from './modules/outbox/outbox.worker.ts'
import { Search } from './search/search.ts'
import { makeStaffKeys } from './staff/staff-keys.ts'
import { staffReader } from './staff/staff-tokens.ts'

const MEDIA_DIR = fileURLToPath(new URL('../media', import.meta.url))

/**
 * The API on an open database, with its search indexes loaded and its outbox at work. Whoever
 * writes listings tells `chintai` or `baibai` with `changed(ids)`.
 */
export async function buildService(
  { db, check }: OpenDatabase,
  env: Env,
  now: () => Date = () => new Date(),
) {
  const today = () => isoDay(now())
  const chintai = new Search(chintaiResource, chintaiSource(db), today)
  const baibai = new Search(baibaiResource, baibaiSource(db), today)
  await Promise.all([chintai.finder(), baibai.finder()])

  const deliver = env.smtp
    ? await smtpDelivery(env.smtp)
    : fileDelivery(join(env.dataDir, 'outbox'))
  const log = { error: (cause: unknown, text?: string) => app.log.error(cause, text) }
  const outbox = outboxWorker({ db, deliver, now, log })
  await makeStaffKeys(env.staffJwks)
  const app = await buildApp({
    ...env,
    db,
    check,
    chintai,
    baibai,
    outbox,
    now,
    today,
    visitorOf: visitorReader(env),
    origins: { site: env.publicOrigins[0] ?? '', api: env.apiPublicOrigin },
    readStaff: staffReader(env.staffJwks, now, log.error),
    mediaDir: MEDIA_DIR,
  })
  app.addHook('onReady', async () => outbox.nudge())
  app.addHook('onClose', () => outbox.stop())
  return { app, chintai, baibai }
}
