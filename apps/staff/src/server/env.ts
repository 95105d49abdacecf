import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_PORTS, PUBLIC_KEYS_FILE } from '@sumai/platform/defaults'
import { z } from 'zod'

const appDir = path.resolve(import.meta.dirname, '../..')
const repoRoot = path.resolve(appDir, '../..')

const port = z.coerce.number('must be a port').int().min(0).max(65_535)

/** `10.0.0.1, 10.0.0.2` */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

const origin = z.url({ protocol: /^https?$/, error: 'must be an origin' })

/** Every environment variable that this process reads (docs/deploy.md). */
const environment = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  STAFF_PORT: port.default(DEFAULT_PORTS.staff),
  API_PORT: port.default(DEFAULT_PORTS.api),
  STAFF_ORIGIN: origin.optional(),
  API_ORIGIN: origin.optional(),
  INTERNAL_TOKEN: z.string().optional(),
  TRUSTED_PROXIES: list.default([]),
  DIST: z.string().default('dist'),
  RELEASE_KEYS: z.string().default(path.join(repoRoot, PUBLIC_KEYS_FILE)),
})

export type Env = ReturnType<typeof readEnv>

/** Throws with one line that names the first variable that is wrong. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env) {
  // Compose passes unset variables as empty ones: they count as unset.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const { data: env, error } = environment.safeParse(given)
  if (!env) {
    const [issue] = error.issues
    throw new Error(`${issue?.path.join('.')} ${issue?.message}`)
  }
  if (!env.INTERNAL_TOKEN && env.NODE_ENV === 'production') {
    throw new Error('INTERNAL_TOKEN is not set: in production, it must be the one of the API')
  }
  return {
    host: env.HOST,
    port: env.STAFF_PORT,
    origin: env.STAFF_ORIGIN ?? `http://localhost:${env.STAFF_PORT}`,
    apiOrigin: env.API_ORIGIN ?? `http://127.0.0.1:${env.API_PORT}`,
    internalToken: env.INTERNAL_TOKEN ?? '',
    trustedProxies: env.TRUSTED_PROXIES,
    /** Folder of the releases. */
    dist: path.resolve(appDir, env.DIST),
    /** Of the team that signs them. */
    publicKey: readKey(path.resolve(env.RELEASE_KEYS)),
  }
}

function readKey(file: string): string {
  try {
    return z.object({ staff: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).staff
  } catch {
    throw new Error(
      `RELEASE_KEYS: ${file} does not hold the public key of staff; npm run build makes that of this machine`,
    )
  }
}
