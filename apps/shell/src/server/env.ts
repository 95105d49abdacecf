import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { portOf } from '@sumai/build/ports'
import { publicKeysFile } from '@sumai/build/release-keys'
import type { RemoteDefinition } from '../render/registry.ts'

export type ShellEnv = {
  host: string
  port: number
  publicOrigin: string
  apiOrigin: string
  apiPublicOrigin: string
  remotes: RemoteDefinition[]
  /** Names of remotes may lead into private networks. */
  remotesPrivate: boolean
  internalToken: string
  trustedProxies: string[]
  /** ms between two looks at every remote.json */
  pollMs: number
  /** ms that a page waits for what it can be shown without */
  extraMs: number
  /** ms that the data of a page may take altogether; then it is a 503 */
  deadlineMs: number
  /** ms a cached page counts as fresh */
  freshMs: number
  /** Bytes of pages that are kept. */
  cacheBytes: number
  /** Pages that were seen can be read offline. */
  serviceWorker: boolean
  /** Browsers report what Trusted Types would stop. */
  trustedTypes: boolean
  /** Browsers tell how fast pages were. */
  webVitals: boolean
  /** Development servers by app (`DEV_SERVERS`, set by `npm run dev`); none in production. */
  devServers: ReadonlyMap<string, string>
}

/** Reads the run-time contract (docs/deploy.md). Throws with one line that says what is wrong. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): ShellEnv {
  // A variable without a value, as Compose hands on what is not set, counts as none.
  const env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const port = portOf('shell', env)
  const apiOrigin = address(env, 'API_ORIGIN', `http://127.0.0.1:${portOf('api', env)}`)
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    publicOrigin: address(env, 'PUBLIC_ORIGIN', `http://127.0.0.1:${port}`),
    apiOrigin,
    apiPublicOrigin: address(env, 'API_PUBLIC_ORIGIN', apiOrigin),
    remotes: remoteDefinitions(env),
    remotesPrivate: env.REMOTES_PRIVATE === 'on',
    internalToken: env.INTERNAL_TOKEN ?? randomBytes(32).toString('hex'),
    trustedProxies: list(env.TRUSTED_PROXIES),
    pollMs: number(env, 'REMOTE_POLL_MS', 5000, 100),
    extraMs: number(env, 'PAGE_EXTRA_MS', 300),
    deadlineMs: number(env, 'PAGE_DEADLINE_MS', 1200),
    freshMs: number(env, 'PAGE_FRESH_MS', 5000),
    cacheBytes: number(env, 'PAGE_CACHE_BYTES', 32_000_000, 1),
    serviceWorker: env.SERVICE_WORKER !== 'off',
    trustedTypes: env.TRUSTED_TYPES === 'report',
    webVitals: env.WEB_VITALS === 'on',
    devServers: pairs(env.DEV_SERVERS ?? ''),
  }
}

function remoteDefinitions(env: NodeJS.ProcessEnv): RemoteDefinition[] {
  const local = `chintai=http://127.0.0.1:${portOf('chintai', env)},baibai=http://127.0.0.1:${portOf('baibai', env)}`
  const urls = pairs(env.REMOTES ?? local)
  const publicUrls = pairs(env.REMOTES_PUBLIC ?? env.REMOTES ?? local)
  const keys = publicKeys()
  return (['chintai', 'baibai'] as const).map((name) => {
    const url = urls.get(name)
    const publicKey = keys[name]
    if (!url) throw new Error(`REMOTES names no address for ${name}`)
    if (!publicKey) throw new Error(`${publicKeysFile()} holds no key for ${name}`)
    return {
      name,
      url: withoutSlash('REMOTES', url),
      publicUrl: withoutSlash('REMOTES_PUBLIC', publicUrls.get(name) ?? url),
      publicKey,
    }
  })
}

function publicKeys(): Record<string, string> {
  const file = path.resolve(publicKeysFile())
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`RELEASE_KEYS: cannot read ${file}`)
  }
}

const list = (value = '') =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

const pairs = (value: string) =>
  new Map(list(value).map((item) => item.split(/=(.*)/, 2) as [string, string]))

const address = (env: NodeJS.ProcessEnv, name: string, fallback: string) =>
  withoutSlash(name, env[name] ?? fallback)

/** Paths are put behind it as they are. */
function withoutSlash(name: string, value: string): string {
  if (!/^https?:\/\/[^/]/.test(value) || !URL.canParse(value)) {
    throw new Error(`${name} must be an address such as https://www.example.jp, not "${value}"`)
  }
  return value.replace(/\/+$/, '')
}

function number(env: NodeJS.ProcessEnv, name: string, fallback: number, least = 0): number {
  const value = Number(env[name] ?? fallback)
  if (!Number.isFinite(value) || value < least) {
    throw new Error(`${name} must be a number of at least ${least}, not "${env[name]}"`)
  }
  return value
}
