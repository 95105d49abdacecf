import { expect, test } from '@jest/globals'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })

test('a postal code gives the address, with or without its hyphen', async () => {
  const { status, body } = await api().call('postal-codes/818-0072')
  expect(status).toBe(200)
  expect(body.postal_code).toEqual({
    zip: '8180072',
    addresses: [
      { pref_name: '福岡県', city_code: '40217', city_name: '筑紫野市', town: '二日市中央' },
    ],
  })
  expect((await api().call('postal-codes/8180072')).body).toEqual(body)
})

test('one that stands for a whole city has no town, a county is named', async () => {
  const city = await api().call('postal-codes/8410000')
  expect(city.body.postal_code.addresses).toMatchObject([{ city_name: '鳥栖市', town: '' }])
  const county = await api().call('postal-codes/811-2301')
  expect(county.body.postal_code.addresses).toMatchObject([{ city_name: '糟屋郡粕屋町' }])
})

test('what is no postal code of the area is not found', async () => {
  for (const zip of [
    '1000001',
    '0000000',
    '999-9999',
    '818007',
    '81800722',
    'abcdefg',
    '８１８００７２',
  ]) {
    expect((await api().call(`postal-codes/${encodeURIComponent(zip)}`)).status).toBe(404)
  }
})
