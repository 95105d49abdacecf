import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** A token of the head office, by the command that operators use. */
export async function staffToken(env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'node',
    ['apps/api/src/commands/staff-token.ts', '--role', 'admin'],
    { env: { ...process.env, ...env } },
  )
  return stdout.trim()
}
