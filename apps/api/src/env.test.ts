import { expect, test } from '@jest/globals'
import { readEnv } from './env.ts'

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
