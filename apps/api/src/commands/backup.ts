/** `npm run backup -- <file.tgz>`: everything in DATA_DIR as one archive; stop the API first. */
import { backUp } from '../db/archive.ts'
import { StartupError } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { command, refusePostgres } from './command.ts'

await command(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new StartupError('usage: npm run backup -- <file.tgz>')
  const env = readEnv(process.env)
  refusePostgres(env)
  await backUp(env.dataDir, file)
  console.log(`${env.dataDir} is in ${file}.`)
})
