import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { StartupError } from './db/database.ts'

const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number)

const days = wholeNumber.refine((number) => number >= 1, 'must be a number of days of at least 1')
const atLeastOne = wholeNumber.refine((number) => number > 0, 'must be 1 or more')

const isNetwork = (text: string) =>
  /^[^/]+(\/\d{1,3})?$/.test(text) && isIP(text.split('/')[0] ?? '')
const networks = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isNetwork), 'must be addresses or networks, separated by commas')

/** Whether cookies and passkeys work there. */
const isSafe = (address: string) =>
  /^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/.test(address)

/** Every environment variable that this process reads, with its format and default. */
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  API_PORT: wholeNumber.refine((port) => port < 65_536, 'must be a port').default(4000),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' })
    .optional(),
  DATABASE_POOL: atLeastOne.default(16),
  DATABASE_RESERVED: atLeastOne.default(4),
  DATABASE_CONNECT_MS: atLeastOne.default(2_000),
  DATABASE_QUERY_MS: atLeastOne.default(4_000),
  DATABASE_LOCK_MS: atLeastOne.default(1_000),
  DATA_DIR: z.string().default('.data'),
  STAFF_JWKS: z.string().optional(),
  UPLOAD_DIR: z.string().optional(),
  DEMO: z.enum(['on', 'off'], 'must be on or off').optional(),
  ROOMS: wholeNumber.default(4000),
  PUBLIC_ORIGIN: z
    .url('must be an origin such as https://www.example.jp')
    .default('http://127.0.0.1:3000'),
  STAFF_ORIGIN: z
    .url('must be an origin such as https://staff.example.jp')
    .refine(isSafe, 'must begin with https:// (http:// on this machine alone)')
    .default('http://localhost:3003'),
  API_PUBLIC_ORIGIN: z.url('must be an origin such as https://api.example.jp').optional(),
  INTERNAL_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must begin with redis:// or rediss://' })
    .optional(),
  TRUSTED_PROXIES: networks.default([]),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_TO: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  INQUIRY_KEEP_MONTHS: wholeNumber
    .refine((number) => number >= 1, 'must be a number of months of at least 1')
    .default(24),
  KEEP_SPAM_DAYS: days.default(30),
  KEEP_KEYS_DAYS: days.default(30),
  KEEP_MAILS_DAYS: days.default(30),
  KEEP_BOOKINGS_DAYS: days.default(30),
  KEEP_SEARCHES_DAYS: days.default(30),
  KEEP_VIEWS_DAYS: days.default(400),
  RATE_GET: wholeNumber.default(300),
  RATE_GET_BURST: wholeNumber.default(60),
  RATE_MAPS: wholeNumber.default(60),
  RATE_PLANS: wholeNumber.default(600),
  RATE_INQUIRY: wholeNumber.default(60),
  RATE_INQUIRY_DAY: wholeNumber.default(300),
  RATE_INQUIRY_EMAIL: wholeNumber.default(3),
  RATE_SIGN_IN: wholeNumber.default(120),
  RATE_SIGN_IN_EMAIL: wholeNumber.default(5),
})

const checked = environment.refine((env) => !env.SMTP_URL || (env.MAIL_FROM && env.MAIL_TO), {
  path: ['SMTP_URL'],
  message: 'needs MAIL_FROM and MAIL_TO',
})

export type Env = ReturnType<typeof readEnv>

/**
 * As `readEnv`, for the server: it shares a key with the shell, which it cannot guess.
 */
export function readServerEnv(env: NodeJS.ProcessEnv): Env {
  if (env.NODE_ENV === 'production' && !env.INTERNAL_TOKEN) {
    throw new StartupError(
      'INTERNAL_TOKEN is not set: in production, shell and API must be given the same',
    )
  }
  return readEnv(env)
}

/** Throws a `StartupError` with one line that names the first variable that is wrong. */
export function readEnv(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = checked.safeParse(given)
  if (!data) {
    const [issue] = error.issues
    throw new StartupError(`${String(issue?.path[0])} ${issue?.message}`)
  }
  return {
    host: data.HOST,
    port: data.API_PORT,
    databaseUrl: data.DATABASE_URL,
    connections: {
      pool: data.DATABASE_POOL,
      reserved: data.DATABASE_RESERVED,
      connectMs: data.DATABASE_CONNECT_MS,
      queryMs: data.DATABASE_QUERY_MS,
      lockMs: data.DATABASE_LOCK_MS,
    },
    dataDir: data.DATA_DIR,
    staffJwks: data.STAFF_JWKS ?? join(data.DATA_DIR, 'staff-keys.json'),
    uploadDir: resolve(data.UPLOAD_DIR ?? join(data.DATA_DIR, 'media')),
    // No demo data by default in PostgreSQL.
    demo: data.DEMO ? data.DEMO === 'on' : !data.DATABASE_URL,
    rooms: data.ROOMS,
    publicOrigins: twins(data.PUBLIC_ORIGIN),
    staffOrigins: twins(data.STAFF_ORIGIN),
    apiPublicOrigin: new URL(data.API_PUBLIC_ORIGIN ?? `http://127.0.0.1:${data.API_PORT}`).origin,
    internalToken: data.INTERNAL_TOKEN ?? randomBytes(32).toString('hex'),
    redisUrl: data.REDIS_URL,
    trustedProxies: data.TRUSTED_PROXIES,
    smtp: data.SMTP_URL
      ? { url: data.SMTP_URL, from: data.MAIL_FROM ?? '', agency: data.MAIL_TO ?? '' }
      : undefined,
    logLevel: data.LOG_LEVEL,
    periods: {
      inquiries: data.INQUIRY_KEEP_MONTHS,
      spam: data.KEEP_SPAM_DAYS,
      keys: data.KEEP_KEYS_DAYS,
      mails: data.KEEP_MAILS_DAYS,
      bookings: data.KEEP_BOOKINGS_DAYS,
      searches: data.KEEP_SEARCHES_DAYS,
      views: data.KEEP_VIEWS_DAYS,
    },
    rates: {
      callsPerMinute: data.RATE_GET,
      callsBurst: data.RATE_GET_BURST,
      mapsPerMinute: data.RATE_MAPS,
      plansPerMinute: data.RATE_PLANS,
      inquiriesPer10Minutes: data.RATE_INQUIRY,
      inquiriesPerDay: data.RATE_INQUIRY_DAY,
      inquiriesAlike: data.RATE_INQUIRY_EMAIL,
      signIns: data.RATE_SIGN_IN,
      signInsOfMailbox: data.RATE_SIGN_IN_EMAIL,
    },
  }
}

/** A site on this machine is opened as 127.0.0.1 or as localhost. */
function twins(publicOrigin: string): [string, ...string[]] {
  const { origin } = new URL(publicOrigin)
  const twin = origin.includes('//127.0.0.1')
    ? origin.replace('//127.0.0.1', '//localhost')
    : origin.replace('//localhost', '//127.0.0.1')
  return twin === origin ? [origin] : [origin, twin]
}
