import { StartupError } from './db/database.ts'
import type { Env } from './env.ts'
import { issueStaffToken } from './staff/staff-tokens.ts'

/** The API that runs on the data of this machine, as commands ask it when it has the database. */

/** Whether an API listens where the environment says. */
export const isApiThere = (env: Env): Promise<boolean> =>
  fetch(`${originOf(env)}/livez`).then(
    ({ ok }) => ok,
    () => false,
  )

const originOf = ({ host, port }: Pick<Env, 'host' | 'port'>) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** A call in the name of the head office; throws a `StartupError` with the reasons of a refusal. */
export async function askApi<Answer>(
  env: Env,
  to: string,
  init: RequestInit = {},
): Promise<Answer> {
  const token = await issueStaffToken(env.staffJwks, { user_type: 'admin' }, new Date())
  const headers = { ...init.headers, authorization: `Bearer ${token}` }
  const answer = await fetch(`${originOf(env)}/api/v1/${to}`, { ...init, headers })
  const body = await answer.json()
  if (answer.ok) return body
  const reasons = Object.values(body.errors ?? {}).flat()
  throw new StartupError([body.message, ...reasons].join(' '))
}
