import { DEFAULT_PORTS } from '@sumai/platform/defaults'
import type { AppName } from './paths.ts'

/** `SHELL_PORT`, `CHINTAI_PORT`, `BAIBAI_PORT`, `STAFF_PORT`, `API_PORT` (docs/deploy.md). */
export function portOf(process_: AppName | 'api', env: NodeJS.ProcessEnv = process.env): number {
  const value = env[`${process_.toUpperCase()}_PORT`]
  if (value === undefined || value === '') return DEFAULT_PORTS[process_]
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`${process_.toUpperCase()}_PORT must be a port number, not "${value}"`)
  }
  return port
}
