import type { AppName } from './paths.ts'

const DEFAULTS = { shell: 3000, chintai: 3001, baibai: 3002, api: 4000 }

/** `SHELL_PORT`, `CHINTAI_PORT`, `BAIBAI_PORT`, `API_PORT` (docs/deploy.md). */
export function portOf(process_: AppName | 'api', env: NodeJS.ProcessEnv = process.env): number {
  const value = env[`${process_.toUpperCase()}_PORT`]
  if (value === undefined || value === '') return DEFAULTS[process_]
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`${process_.toUpperCase()}_PORT must be a port number, not "${value}"`)
  }
  return port
}
