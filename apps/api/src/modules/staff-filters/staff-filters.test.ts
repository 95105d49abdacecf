import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import { colleagues } from '../../testing/colleagues.ts'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60, env: { RATE_SIGN_IN: '0' } })
type Headers = Record<string, string>
let own: Headers
let other: Headers

beforeAll(async () => {
  const people = await colleagues(api())
  own = await api().signedIn(people.own)
  other = await api().signedIn(people.other)
})

const body = { site_type: 'chintai', name: '大橋の下書き', query: 'tab=draft&q=%E5%A4%A7%E6%A9%8B' }
const put = (id: string, payload: object, headers = own) =>
  api().call(`staff/filters/${id}`, { method: 'PUT', headers, payload })
const remove = (id: string, headers = own) =>
  api().call(`staff/filters/${id}`, { method: 'DELETE', headers })
const namesOf = async (headers = own) =>
  (await api().call('staff/filters', { headers })).body.filters.map(
    ({ name }: { name: string }) => name,
  )

test('a filter is kept for one person, renamed, removed and brought back', async () => {
  const id = randomUUID()
  expect((await put(id, body)).body.filter).toEqual({ filter_id: id, ...body })
  expect(await namesOf()).toEqual(['大橋の下書き'])
  expect(await namesOf(other)).toEqual([])
  expect((await put(id, { ...body, name: '下書き' })).status).toBe(200)
  expect(await namesOf()).toEqual(['下書き'])
  expect((await remove(id)).status).toBe(204)
  expect((await remove(id)).status).toBe(404)
  expect((await put(id, body)).status).toBe(200)
  expect(await namesOf()).toEqual(['大橋の下書き'])
})

test('nobody changes or removes what another one has kept', async () => {
  const id = randomUUID()
  await put(id, body)
  expect((await put(id, { ...body, name: '別の名前' }, other)).status).toBe(404)
  expect((await remove(id, other)).status).toBe(404)
  expect(await namesOf()).toContain('大橋の下書き')
})

test.each([
  ['no name', { name: ' ' }],
  ['a name that no tab holds', { name: 'あ'.repeat(21) }],
  ['what is no query', { query: 'tab=<b>' }],
])('%s is refused', async (_, wrong) => {
  expect((await put(randomUUID(), { ...body, ...wrong })).status).toBe(422)
})

test('thirty are enough', async () => {
  const statuses = []
  for (let number = 0; number < 31; number++) {
    statuses.push((await put(randomUUID(), body, other)).status)
  }
  expect(statuses).toEqual([...Array(30).fill(200), 409])
})
