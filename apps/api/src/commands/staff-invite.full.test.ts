import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { testServer } from '../testing/test-server.ts'

jest.setTimeout(60_000)
const SCRIPT = fileURLToPath(new URL('./staff-invite.ts', import.meta.url))

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ rooms: 60 })
})
afterAll(() => server?.end('SIGTERM'))

const invite = (...args: string[]) => {
  const env = {
    ...process.env,
    ...{ API_PORT: String(server.port), DATA_DIR: server.dataDir },
    DATABASE_URL: server.databaseUrl ?? '',
  }
  const { stdout, stderr, status } = spawnSync(process.execPath, [SCRIPT, ...args], { env })
  return { out: String(stdout).trim().split('\n'), error: String(stderr).trim(), status }
}

async function signIn(email: string, code: string | undefined) {
  const answer = await fetch(`${server.origin}/api/v1/staff/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, code }),
  })
  return { status: answer.status, ...(await answer.json()) }
}

test('while the API runs, staff are invited and sign in with the code', async () => {
  const { out, status } = invite('000101', 'Hanako@example.jp', '--role', 'admin')
  expect(status).toBe(0)
  expect(out[0]).toContain('http://localhost:3003')
  const { session } = await signIn('hanako@example.jp', out.at(-1))
  expect(session.staff).toMatchObject({ syain_no: '000101', user_type: 'admin' })
})

test('a mistake is one line', () => {
  expect(invite('000101')).toMatchObject({ status: 1, error: expect.stringMatching(/^usage: /) })
  expect(invite('000101', 'nobody').status).toBe(1)
  const unknown = invite('999999', 'x@example.jp')
  expect(unknown).toMatchObject({ status: 1, error: expect.stringMatching(/^.+$/) })
  const taken = invite('000102', 'hanako@example.jp')
  expect(taken).toMatchObject({ status: 1, error: expect.stringMatching(/^.+$/) })
})

test('while it does not run, the code is good once it does', async () => {
  await server.end('SIGTERM')
  const { out, status } = invite('000102', 'taro@example.jp')
  expect(status).toBe(0)
  expect(invite('999999', 'x@example.jp')).toMatchObject({
    status: 1,
    error: 'There is no member of staff 999999.',
  })
  await server.start()
  expect((await signIn('taro@example.jp', out.at(-1))).status).toBe(200)
})
