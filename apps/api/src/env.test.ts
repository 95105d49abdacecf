import { expect, test } from '@jest/globals'
import { readEnv, readServerEnv } from './env.ts'

const DATABASE_URL = 'postgres://site@127.0.0.1/site'

test.each([
  [{}, true],
  [{ DEMO: 'off' }, false],
  [{ DATABASE_URL }, false],
  [{ DATABASE_URL, DEMO: 'on' }, true],
  [{ DATABASE_URL, DEMO: 'off' }, false],
  [{ DATABASE_URL, DEMO: '' }, false],
])('with %j an empty database is filled with the demo: %s', (env, demo) => {
  expect(readEnv(env).demo).toBe(demo)
})

test.each([
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
  [{ DEMO: 'yes' }, 'DEMO must be on or off'],
  [{ TRUSTED_PROXIES: 'somewhere' }, 'TRUSTED_PROXIES must be '],
  [
    { NODE_ENV: 'production', INTERNAL_TOKEN: '' },
    'INTERNAL_TOKEN is not set: in production, shell and API must be given the same',
  ],
  [{ REDIS_URL: 'http://127.0.0.1' }, 'REDIS_URL must begin with redis:// or rediss://'],
  [{ SMTP_URL: 'smtp://127.0.0.1' }, 'SMTP_URL needs MAIL_FROM and MAIL_TO'],
])('%j starts nothing, and one line says why', (env, line) => {
  expect(() => readServerEnv(env)).toThrow(line)
})
