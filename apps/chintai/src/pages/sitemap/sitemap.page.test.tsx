import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { visit } from '../../testing/visit.ts'

const CITIES = {
  cities: () => ({
    cities: [{ areaNo: 10, cityCode: '40203', cityName: '久留米市', slug: 'kurume-shi' }],
  }),
}
const row = () => within(screen.getByRole('row', { name: /^久留米市/ }))

test('a town is one row that says how many of each kind there are', async () => {
  const { show } = await visit('/sitemap', {
    ...CITIES,
    'chintai/rooms/by-place': ({ query = {} }) => {
      const { bukken_type } = query as { bukken_type?: readonly string[] }
      const count = bukken_type?.includes('mansion') ? 1_240 : 0
      return { total: count, places: count ? [{ code: '40203', count, price: null }] : [] }
    },
  })
  await show?.()
  const cells = row().getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['1,240', '—', '—', '—', '—'])
  expect(row().getByRole('link', { name: '久留米市の賃貸マンション 1,240' })).toHaveAttribute(
    'href',
    '/search/kurume-shi/mansion',
  )
})

test('while nobody can count, every kind has its link', async () => {
  const { show } = await visit('/sitemap', {
    ...CITIES,
    'chintai/rooms/by-place': () => {
      throw new Error('down')
    },
  })
  await show?.()
  expect(row().getAllByRole('link')).toHaveLength(6)
})

test('does not name itself', async () => {
  const { show } = await visit('/sitemap', CITIES)
  await show?.()
  expect(screen.queryByRole('link', { name: 'サイトマップ' })).not.toBeInTheDocument()
})
