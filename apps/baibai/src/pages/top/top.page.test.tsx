import { expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { roomList } from '@sumai/ui/testing/answers'
import { screen, within } from '@testing-library/react'
import { CONDO } from '../../testing/rooms.ts'
import { visit } from '../../testing/visit.ts'

test('opens three doors', async () => {
  const page = await visit('/baibai')
  await page.show?.()
  for (const [name, href] of [
    ['買う', '/baibai/search'],
    ['売る', '/baibai/satei'],
    ['投資', '/baibai/investment'],
  ]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('counts the homes of each kind', async () => {
  const page = await visit('/baibai')
  await page.show?.()
  expect(screen.getByRole('link', { name: /^中古マンション/ })).toHaveTextContent('842件')
  expect(screen.getByRole('link', { name: /^土地/ })).toHaveTextContent('0件')
})

test('searches with a form that works without JavaScript', async () => {
  const page = await visit('/baibai')
  await page.show?.()
  const form = screen.getByRole('search', { name: '売買物件' })
  expect(form).toHaveAttribute('action', '/baibai/search')
  expect(form).toHaveAttribute('method', 'get')
  expect(within(form).getByLabelText('市区町村')).toHaveAttribute('name', 'city_code[]')
})

test('shows the newest listings and leads to every shop', async () => {
  const page = await visit('/baibai', { 'baibai/rooms': () => roomList([CONDO]) })
  await page.show?.()
  expect(screen.getByRole('link', { name: CONDO.name })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '久留米本店' })).toHaveAttribute(
    'href',
    '/baibai/shop/001',
  )
})

test('is shown without the extras that fail', async () => {
  const fails = () => {
    throw new ApiError({ status: 0, code: 'timeout', message: '' })
  }
  const page = await visit('/baibai', { contents: fails, shops: fails })
  await page.show?.()
  expect(page.status).toBe(200)
  expect(screen.getByRole('link', { name: '買う' })).toBeInTheDocument()
  expect(screen.queryByText('売買のご相談ができる店舗')).not.toBeInTheDocument()
})

test('says that the site is down when there is nothing to show', async () => {
  const page = await visit('/baibai', {
    'baibai/rooms': () => {
      throw new ApiError({ status: 503, code: 'busy', message: '' })
    },
  })
  expect(page.status).toBe(503)
})
