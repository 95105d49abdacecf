import { expect, test } from '@jest/globals'
import { ApiError } from '@sumai/api-client'
import { roomList } from '@sumai/testing/answers'
import { screen, within } from '@testing-library/react'
import { CONDO, LAND } from '../../testing/rooms.ts'
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
  expect(screen.getByRole('link', { name: /^投資用 ?\d/ })).toHaveAttribute(
    'href',
    '/baibai/search_invest',
  )
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

test('shows what has become cheaper, by how much and when', async () => {
  const page = await visit('/baibai', {
    'baibai/rooms': ({ query = {} }) =>
      roomList(query.order === 'nesage_desc' ? [LAND, CONDO] : []),
  })
  await page.show?.()
  const cheaper = screen.getByRole('region', { name: '価格を見直した物件' })
  expect(within(cheaper).getAllByRole('article')).toHaveLength(1)
  expect(cheaper).toHaveTextContent('2026年10月1日に120万円値下げ')
})

test('shows deals of late without name and price', async () => {
  const page = await visit('/baibai', {
    'baibai/rooms': ({ query = {} }) => roomList(query.isClosedOnly ? [CONDO] : []),
  })
  await page.show?.()
  const sold = screen.getByRole('region', { name: '最近の成約' })
  expect(sold).toHaveTextContent('2,000〜2,500万円')
  expect(sold).not.toHaveTextContent(CONDO.name)
})

test('shows the banners of the staff', async () => {
  const page = await visit('/baibai', {
    banners: () => ({
      banners: [
        {
          bannerId: 1,
          title: '新築分譲住宅のご案内',
          imagePc: '/media/exterior/exterior-kodate-new-1',
          alt: '白い外壁の家',
          linkUrl: '/baibai/tateuri',
          isBlank: false,
        },
      ],
    }),
  })
  await page.show?.()
  expect(screen.getByRole('link', { name: '新築分譲住宅のご案内' })).toHaveAttribute(
    'href',
    '/baibai/tateuri',
  )
})

test('begins a valuation with the kind and the postal code, without JavaScript too', async () => {
  const page = await visit('/baibai')
  await page.show?.()
  const kind = screen.getByRole('combobox', { name: '物件の種類' })
  expect(kind.closest('form')).toHaveAttribute('action', '/baibai/satei')
  expect(kind).toHaveAttribute('name', 'satei_bukken')
  expect(screen.getByRole('textbox', { name: '郵便番号（任意）' })).toHaveAttribute('name', 'zip')
})

test('is shown without the extras that fail', async () => {
  const fails = () => {
    throw new ApiError({ status: 0, code: 'timeout', message: '' })
  }
  const page = await visit('/baibai', { contents: fails, shops: fails, banners: fails })
  await page.show?.()
  expect(page.status).toBe(200)
  expect(screen.getByRole('link', { name: '買う' })).toBeInTheDocument()
  expect(screen.queryByText('売買を相談できる店舗')).not.toBeInTheDocument()
})

test('says that the site is down when there is nothing to show', async () => {
  const page = await visit('/baibai', {
    'baibai/rooms': () => {
      throw new ApiError({ status: 503, code: 'busy', message: '' })
    },
  })
  expect(page.status).toBe(503)
})
