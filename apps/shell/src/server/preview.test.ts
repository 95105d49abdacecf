import { expect, test } from '@jest/globals'
import { previewToken } from '../testing/signed-release.ts'
import { useTestShell } from '../testing/test-shell.ts'

const shell = useTestShell()

const inAnHour = () => Date.now() + 3_600_000

test('a link shows its build to the browser that opens it', async () => {
  const token = previewToken('abc', inAnHour())
  const { statusCode, headers } = await shell().get(`/preview?token=${token}`)
  expect([statusCode, headers.location]).toEqual([303, '/'])
  expect([headers['set-cookie']].flat()).toEqual([
    expect.stringContaining(`sumai-preview=${token}; Max-Age=`),
  ])
})

test.each([
  ['has expired', previewToken('abc', Date.now() - 1)],
  ['is not of the team', `${previewToken('abc', inAnHour()).split('.')[0]}.AAAA`],
  ['is cut off', ''],
])('a link that %s says so', async (_, token) => {
  const { statusCode, headers, body } = await shell().get(`/preview?token=${token}`)
  expect(statusCode).toBe(403)
  expect(headers['set-cookie']).toBeUndefined()
  expect(body).toContain('このプレビューのリンクは、期限が切れているか、正しくありません。')
})

test('a build that is gone leaves the other entries', async () => {
  const cookie = `sumai-preview=${previewToken('gone', inAnHour())}`
  const answer = await shell().get('/remotes.json', { cookie })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({})
  expect(shell().logged).toEqual([])
  expect((await shell().get('/search', { accept: 'text/html', cookie })).statusCode).toBe(404)
})
