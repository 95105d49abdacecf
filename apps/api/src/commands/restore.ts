/**
 * `npm run restore -- <file.tgz>`: makes DATA_DIR what it was when the archive was written; stop the
 * API first. What is there now is kept in a folder beside it.
 */
import { restore } from '../db/archive.ts'
import { StartupError } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { command, refusePostgres } from './command.ts'

await command(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new StartupError('usage: npm run restore -- <file.tgz>')
  const env = readEnv(process.env)
  refusePostgres(env)
  const kept = await restore(env.dataDir, file)
  console.log(`${file} is in ${env.dataDir}.${kept ? ` What was there is in ${kept}.` : ''}`)
})
