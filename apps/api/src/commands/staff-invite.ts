/**
 * `npm run staff-invite -- <syain_no> <e-mail> [--role admin|shop]`: writes the address with which a
 * member of staff signs in and mails them their first code. Where no mail server is set, it prints
 * the code. Where an API runs on the embedded database, that API does it. docs/deploy.md
 */
import { parseArgs } from 'node:util'
import {
  type InvitationBody,
  type invitationAnswer,
  invitationBody,
} from '@sumai/api-client/contract/staff-session'
import type { z } from 'zod'
import { DataDirInUseError, StartupError } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { type Env, readEnv } from '../env.ts'
import { toProblem } from '../http/to-problem.ts'
import { OPERATOR } from '../modules/audit-log/author.ts'
import { invite } from '../modules/staff-sessions/invite.ts'
import { askApi, isApiThere } from '../running-api.ts'
import { command } from './command.ts'

const USAGE = 'usage: npm run staff-invite -- <syain_no> <e-mail> [--role admin|shop]'

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' } },
  })
  const [syainNo, email] = positionals
  const { data: body } = invitationBody.safeParse({ email, user_type: values.role })
  if (!syainNo || !body) throw new StartupError(USAGE)
  const env = readEnv(process.env)
  const code = await inviteDirectly(env, syainNo, body).catch(async (cause) => {
    const isApi = cause instanceof DataDirInUseError && (await isApiThere(env))
    if (isApi) return throughApi(env, syainNo, body)
    throw cause
  })
  console.log(`${body.email} can sign in at ${env.staffOrigins[0]} for 10 minutes with the code`)
  console.log(env.smtp ? 'that was mailed.' : code)
})

async function inviteDirectly(env: Env, syainNo: string, body: InvitationBody): Promise<string> {
  const database = await openDatabase(env)
  const writer = { author: { ...OPERATOR, via: 'call' as const }, now: () => new Date() }
  const [staffUrl] = env.staffOrigins
  try {
    let code = ''
    await database.prepare(async (db) => {
      const made = await invite(db, writer, syainNo, body, staffUrl).catch((cause) => {
        throw refusalOf(cause, syainNo)
      })
      code = made.code
    })
    return code
  } finally {
    await database.close()
  }
}

/** What the operator got wrong, in one line; anything else stays what it is. */
function refusalOf(cause: unknown, syainNo: string): unknown {
  const { status } = toProblem(cause, 'POST')
  if (status === 404) return new StartupError(`There is no member of staff ${syainNo}.`)
  if (status === 409) return new StartupError('Somebody else has that e-mail address.')
  return cause
}

async function throughApi(env: Env, syainNo: string, body: InvitationBody): Promise<string> {
  const { invitation } = await askApi<z.output<typeof invitationAnswer>>(
    env,
    `staffs/${syainNo}/invitation`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  return invitation.code ?? ''
}
