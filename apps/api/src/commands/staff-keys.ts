/**
 * `npm run staff-keys -- list`, `add` or `retire <kid>`: the keys of staff tokens. A running API
 * follows at once. To rotate: `add`, and `retire` the old one when its last token has run out.
 */
import { StartupError } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { addStaffKey, makeStaffKeys, readStaffKeys, retireStaffKey } from '../staff/staff-keys.ts'
import { command } from './command.ts'

const USAGE = 'usage: npm run staff-keys -- list | add | retire <kid>'

await command(async () => {
  const [action, kid] = process.argv.slice(2)
  const { staffJwks } = readEnv(process.env)
  await makeStaffKeys(staffJwks)
  if (action === 'add') console.log(await addStaffKey(staffJwks))
  else if (action === 'retire' && kid) retireStaffKey(staffJwks, kid)
  else if (action === 'list') for (const key of readStaffKeys(staffJwks)) console.log(key.kid)
  else throw new StartupError(USAGE)
})
