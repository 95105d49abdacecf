import { expect, test } from '@jest/globals'
import { roomList } from '@sumai/testing/answers'
import { screen, within } from '@testing-library/react'
import { CONDO } from '../../testing/rooms.ts'
import { visit } from '../../testing/visit.ts'

test('shows what was sold as a band of prices, never the price or the name', async () => {
  const page = await visit('/baibai/sales', {
    'baibai/rooms': ({ query }) => roomList(query?.isClosedOnly ? [CONDO] : []),
  })
  await page.show?.()
  expect(screen.getByRole('row', { name: /^久留米市/ })).toHaveTextContent('2,000〜2,500万円')
  expect(screen.queryByText(/2,480/)).not.toBeInTheDocument()
  expect(screen.queryByText(CONDO.name)).not.toBeInTheDocument()
})

test('narrows the deals to an area, with how many each has', async () => {
  let asked: object = {}
  const page = await visit('/baibai/sales?area_no=10&bukken_type=hanbai_mansion', {
    'baibai/rooms': ({ query = {} }) => {
      asked = query
      return roomList([CONDO], { facets: { city_code: { 40203: 7, 41201: 2 } } })
    },
  })
  await page.show?.()
  expect(asked).toMatchObject({ cityCode: ['40203'], bukkenType: ['hanbai_mansion'] })
  const areas = screen.getByRole('navigation', { name: 'エリア' })
  expect(within(areas).getByRole('link', { current: 'page' })).toHaveTextContent('7')
  expect(page.say?.('robots')).toBe('noindex,follow')
})
