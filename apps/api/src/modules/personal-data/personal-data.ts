import { rm } from 'node:fs/promises'
import type { Database } from '../../db/database.ts'
import { mailFilesOf } from './mail-files.ts'
import type { Person } from './person.ts'
import { personalDataRepository } from './personal-data.repository.ts'

type Options = { db: Database; outboxDir: string }

/** Everything that is held of somebody, in the database and in files. */
export async function exportPerson({ db, outboxDir }: Options, person: Person) {
  const held = await personalDataRepository(db).collect(person)
  const files = await mailFilesOf(outboxDir, person, idsOf(held))
  return { ...person, ...held, mail_files: files.map(({ mail }) => mail) }
}

/** Erases it; returns how much of each there was. */
export async function erasePerson({ db, outboxDir }: Options, person: Person, now: Date) {
  const repository = personalDataRepository(db)
  const files = await mailFilesOf(outboxDir, person, idsOf(await repository.collect(person)))
  const erased = await repository.erase(person, now)
  for (const { path } of files) await rm(path, { force: true })
  return { ...erased, mail_files: files.length }
}

/** A file of a mail is named by its number in the outbox. */
const idsOf = ({ mails }: { mails: Record<string, unknown>[] }) =>
  new Set(mails.map(({ outbox_id }) => String(outbox_id)))
