import { describe, expect, test } from '@jest/globals'
import { useApi } from '../testing/test-api.ts'

const api = useApi({ rooms: 60 })

type Schema = { type?: string; anyOf?: Schema[]; items?: Schema }
const isNumber = ({ type, anyOf = [] }: Schema): boolean =>
  type === 'integer' || type === 'number' || anyOf.some(isNumber)
const isNumbers = ({ type, items = {} }: Schema) => type === 'array' && isNumber(items)

describe.each([
  ['chintai/rooms/{bukken_no}', '1000000001', 'room'],
  ['baibai/rooms/{bukken_no}', '5000000001', 'room'],
  ['shops/{tenpo_no}', '301', 'shop'],
  ['staffs/{syain_no}', '000101', 'staff'],
  ['contents/{content_id}', '1', 'content'],
])('PUT %s', (template, id, name) => {
  const path = template.replace(/\{.+\}/, id)

  test('refuses by name a number that is too large to be kept', async () => {
    const headers = await api().as({ user_type: 'admin' })
    const { paths } = (await api().call('openapi.json')).body
    const { schema } = paths[`/api/v1/${template}`].put.requestBody.content['application/json']
    const { version } = (await api().call(path, { headers })).body[name]
    const { version: _, ...properties } = schema.properties as Record<string, Schema>
    let tried = 0
    for (const [field, property] of Object.entries(properties)) {
      if (!isNumber(property) && !isNumbers(property)) continue
      const value = isNumbers(property) ? [99_999_999_999] : 99_999_999_999
      const payload = { version, [field]: value }
      const { status, body } = await api().call(path, { method: 'PUT', headers, payload })
      const named = Object.keys(body.errors ?? {}).some((key) => key.split('.')[0] === field)
      expect({ field, status, named }).toEqual({ field, status: 422, named: true })
      tried++
    }
    expect(tried).toBeGreaterThan(1)
  })
})

test('what no column can hold is a wrong body, as it is a wrong query', async () => {
  const headers = await api().as({ user_type: 'admin' })
  const payload = { content_type: 'news_chintai', title: 'a\u0000b', body: '<p>本文</p>' }
  const written = await api().call('contents', { method: 'POST', headers, payload })
  expect(written).toMatchObject({ status: 422, body: { code: 'request.invalid_value' } })
  const asked = await api().call('chintai/names?keyword=a%00b')
  expect(asked).toMatchObject({ status: 400, body: { code: 'request.invalid_query' } })
})

test('an article cannot be of a shop, a colleague or a city that does not exist', async () => {
  const headers = await api().as({ user_type: 'admin' })
  const article = { content_type: 'voice', title: 'お客様の声', body: '<p>本文</p>' }
  const missing = { tenpo_no: '999', syain_no: '999999', city_code: '99999' }
  for (const [field, value] of Object.entries(missing)) {
    const payload = { ...article, [field]: value }
    const { status, body } = await api().call('contents', { method: 'POST', headers, payload })
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({
      status: 422,
      fields: [field],
    })
  }
})
