import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_PORTS, PUBLIC_KEYS_FILE } from '@sumai/platform/defaults'
import { z } from 'zod'
import type { RemoteDefinition } from '../releases/current-release.ts'

const shellDir = path.resolve(import.meta.dirname, '../..')
const repoRoot = path.resolve(shellDir, '../..')

/** Without a slash at the end, because paths are appended to it. */
const address = z
  .url({
    protocol: /^https?$/,
    normalize: true,
    error: ({ input }) =>
      `must be an address such as https://www.example.jp, not ${JSON.stringify(input)}`,
  })
  .transform((url) => url.replace(/\/+$/, ''))

const number = (isRight: (value: number) => boolean, what: string) =>
  z
    .string()
    .refine((text) => isRight(Number(text)), {
      error: ({ input }) => `must be ${what}, not "${input}"`,
    })
    .transform(Number)

const port = (name: keyof typeof DEFAULT_PORTS) =>
  number(
    (value) => Number.isInteger(value) && value >= 0 && value < 65_536,
    'a port number',
  ).default(DEFAULT_PORTS[name])

const atLeast = (least: number) =>
  number((value) => Number.isFinite(value) && value >= least, `a number of at least ${least}`)

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

/** `chintai=http://…,baibai=http://…` */
const pairs = list.transform((items) =>
  Object.fromEntries(items.map((item) => item.split(/=(.*)/, 2) as [string, string])),
)

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })

const byRemote = z.object({ chintai: address, baibai: address })
const keysFile = z.object({ chintai: z.string(), baibai: z.string() })

/** Every environment variable that this process reads (docs/deploy.md). */
const environment = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  SHELL_PORT: port('shell'),
  CHINTAI_PORT: port('chintai'),
  BAIBAI_PORT: port('baibai'),
  API_PORT: port('api'),
  PUBLIC_ORIGIN: address.optional(),
  API_ORIGIN: address.optional(),
  API_PUBLIC_ORIGIN: address.optional(),
  REMOTES: pairs.pipe(byRemote).optional(),
  REMOTES_PUBLIC: pairs.pipe(byRemote.partial()).optional(),
  REMOTES_PRIVATE: onOff.default('off'),
  MAP_TILES_URL: address.optional(),
  MAP_STYLE_URL: address.optional(),
  RELEASE_KEYS: z.string().default(path.join(repoRoot, PUBLIC_KEYS_FILE)),
  DIST: z.string().default('dist'),
  RELEASES_DIR: z.string().default(path.join(shellDir, '.releases')),
  RENDERER_MEMORY_MB: atLeast(100).default(300),
  INTERNAL_TOKEN: z.string().optional(),
  TRUSTED_PROXIES: list.default([]),
  PAGES_PER_MINUTE: atLeast(0).default(600),
  PAGES_AT_ONCE: atLeast(0).default(120),
  REDIS_URL: z.string().optional(),
  REMOTE_POLL_MS: atLeast(100).default(5000),
  PAGE_EXTRA_MS: atLeast(0).default(300),
  PAGE_DEADLINE_MS: atLeast(0).default(4000),
  PAGE_FRESH_MS: atLeast(0).default(5000),
  PAGE_CACHE_BYTES: atLeast(1).default(32_000_000),
  SERVICE_WORKER: onOff.default('on'),
  TRUSTED_TYPES: z.enum(['report', 'off'], { error: 'must be report or off' }).default('off'),
  WEB_VITALS: onOff.default('off'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be an id such as GTM-ABC1234')
    .optional(),
  DEV_SERVERS: pairs.default({}),
})

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
    throw new Error(
      'INTERNAL_TOKEN is not set: in production, shell and API must be given the same',
    )
  }
  const apiOrigin = env.API_ORIGIN ?? local(env.API_PORT)
  return {
    host: env.HOST,
    port: env.SHELL_PORT,
    publicOrigin: env.PUBLIC_ORIGIN ?? local(env.SHELL_PORT),
    apiOrigin,
    apiPublicOrigin: env.API_PUBLIC_ORIGIN ?? apiOrigin,
    /** Hosts of maps besides our own. */
    map: {
      ...(env.MAP_TILES_URL ? { tiles: env.MAP_TILES_URL } : {}),
      ...(env.MAP_STYLE_URL ? { style: env.MAP_STYLE_URL } : {}),
    },
    remotes: remoteDefinitions(env),
    /** Host names of remotes may resolve to private addresses. */
    remotesPrivate: env.REMOTES_PRIVATE === 'on',
    /** Folder of the shell's builds for browsers and server. */
    distDir: path.resolve(shellDir, env.DIST),
    /** Folder of the last good releases of the remotes. */
    releasesDir: path.resolve(env.RELEASES_DIR),
    /** MB that a process may use which renders pages. */
    rendererMemory: env.RENDERER_MEMORY_MB,
    internalToken: env.INTERNAL_TOKEN ?? randomBytes(32).toString('hex'),
    trustedProxies: env.TRUSTED_PROXIES,
    pageLimits: {
      pagesPerMinute: env.PAGES_PER_MINUTE,
      pagesAtOnce: env.PAGES_AT_ONCE,
      redisUrl: env.REDIS_URL,
    },
    /** ms between two reads of each remote.json */
    pollMs: env.REMOTE_POLL_MS,
    /** ms that a page waits for data it can do without */
    extraMs: env.PAGE_EXTRA_MS,
    /** ms that all data of a page may take; then it is a 503 */
    deadlineMs: env.PAGE_DEADLINE_MS,
    /** ms a cached page counts as fresh */
    freshMs: env.PAGE_FRESH_MS,
    /** Size of the page cache, bytes. */
    cacheBytes: env.PAGE_CACHE_BYTES,
    /** Whether visited pages can be read offline. */
    serviceWorker: env.SERVICE_WORKER === 'on',
    /** Whether browsers report violations of Trusted Types. */
    trustedTypes: env.TRUSTED_TYPES === 'report',
    /** Whether browsers report web vitals. */
    webVitals: env.WEB_VITALS === 'on',
    /** Of the tag manager that visitors may consent to. */
    tagManager: env.GTM_ID,
    /** Development servers by app, set by `npm run dev`; none in production. */
    devServers: new Map(Object.entries(env.DEV_SERVERS)),
  }
}

function remoteDefinitions(env: z.infer<typeof environment>): RemoteDefinition[] {
  const urls = env.REMOTES ?? { chintai: local(env.CHINTAI_PORT), baibai: local(env.BAIBAI_PORT) }
  const keys = readKeys(path.resolve(env.RELEASE_KEYS))
  return (['chintai', 'baibai'] as const).map((name) => ({
    name,
    url: urls[name],
    publicUrl: env.REMOTES_PUBLIC?.[name] ?? urls[name],
    publicKey: keys[name],
  }))
}

function readKeys(file: string) {
  try {
    return keysFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Error(
      `RELEASE_KEYS: ${file} does not hold the public keys of both remotes; npm run build makes those of this machine`,
    )
  }
}

const local = (port: number) => `http://127.0.0.1:${port}`
