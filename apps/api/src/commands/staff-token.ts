/**
 * `npm run staff-token -- --role admin` or `--role shop --tenpo 301 [--syain 000123]`: prints a
 * token for `Authorization: Bearer`, valid for 12 hours.
 */
import { parseArgs } from 'node:util'
import { StartupError } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { staffClaims } from '../staff/staff.ts'
import { makeStaffKeys } from '../staff/staff-keys.ts'
import { issueStaffToken } from '../staff/staff-tokens.ts'
import { command } from './command.ts'

const USAGE =
  'usage: npm run staff-token -- --role admin | --role shop --tenpo 301 [--syain 000123]'

await command(async () => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { role: text, tenpo: text, syain: text } })
  const staff = staffClaims.safeParse({
    user_type: values.role,
    tenpo_no: values.tenpo,
    syain_no: values.syain,
  })
  if (!staff.data) throw new StartupError(USAGE)
  const { staffJwks } = readEnv(process.env)
  await makeStaffKeys(staffJwks)
  console.log(await issueStaffToken(staffJwks, staff.data, new Date()))
})
