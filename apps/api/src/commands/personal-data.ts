/**
 * `npm run personal-data -- export <e-mail>`: prints as JSON what is held of somebody;
 * `-- erase <e-mail>`: erases it. A telephone number finds who gave no address. docs/privacy.md
 */
import { join } from 'node:path'
import { StartupError } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { readEnv } from '../env.ts'
import { personIn } from '../modules/personal-data/person.ts'
import { erasePerson, exportPerson } from '../modules/personal-data/personal-data.ts'
import { command } from './command.ts'

const USAGE = 'usage: npm run personal-data -- export|erase <e-mail or telephone number>'

await command(async () => {
  const [task, text = ''] = process.argv.slice(2)
  const person = personIn(text)
  if ((task !== 'export' && task !== 'erase') || !person) throw new StartupError(USAGE)
  const env = readEnv(process.env)
  const database = await openDatabase(env)
  const options = { db: database.db, outboxDir: join(env.dataDir, 'outbox') }
  try {
    if (task === 'export') {
      console.log(JSON.stringify(await exportPerson(options, person), null, 2))
    } else {
      const { inquiries, mails, mailmagazine, mail_files } = await erasePerson(
        options,
        person,
        new Date(),
      )
      console.log(
        `Erased: ${inquiries} enquiries, ${mails} mails, ${mail_files} files of mails, ${mailmagazine} mail magazines.`,
      )
    }
  } finally {
    await database.close()
  }
})
