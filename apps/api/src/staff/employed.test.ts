import { expect, test } from '@jest/globals'
import { useApi } from '../testing/test-api.ts'
import type { Staff } from './staff.ts'

const api = useApi({ rooms: 60 })

const statusFor = async (staff: Staff) => {
  const payload = { content_type: 'news_chintai', title: 'お知らせ', body: '<p>本文</p>' }
  const headers = await api().as(staff)
  return (await api().call('contents', { method: 'POST', headers, payload })).status
}

test('a token is refused once its owner has moved to another shop or left', async () => {
  const headers = await api().as({ user_type: 'admin' })
  const change = async (payload: object) => {
    const { body } = await api().call('staffs/000101', { headers })
    const { version } = body.staff
    const options = { method: 'PUT' as const, headers, payload: { version, ...payload } }
    expect((await api().call('staffs/000101', options)).status).toBe(200)
  }
  const { body } = await api().call('staffs/000101', { headers })
  const tenpo_no: string = body.staff.tenpo_no
  const owner = { user_type: 'shop', tenpo_no, syain_no: '000101' } as const
  expect(await statusFor(owner)).toBe(201)
  expect(await statusFor({ ...owner, syain_no: '999999' })).toBe(401)

  await change({ tenpo_no: tenpo_no === '301' ? '001' : '301' })
  expect(await statusFor(owner)).toBe(401)
  await change({ tenpo_no })
  expect(await statusFor(owner)).toBe(201)

  await change({ user_type: 'shop' })
  expect(await statusFor({ user_type: 'admin', syain_no: '000101' })).toBe(401)

  await api().call('staffs/000101', { method: 'DELETE', headers })
  expect(await statusFor(owner)).toBe(401)
})

test('on a call that is open to all, such a token is no token', async () => {
  const headers = await api().as({ user_type: 'admin', syain_no: '999999' })
  const { status, headers: answer } = await api().call('banners', { headers })
  expect(status).toBe(200)
  expect(answer['cache-control']).toMatch(/^public/)
})
