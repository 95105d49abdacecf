import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { visit } from '../../testing/visit.ts'

test('tells of one city what rooms cost there, and where else to look', async () => {
  const page = await visit('/search/kurume-shi')
  await page.show?.()
  const rents = await screen.findByRole(
    'region',
    { name: '久留米市の賃料の目安（全種別）' },
    { timeout: 20_000 },
  )
  expect(rents).toHaveTextContent('1K4.8万円12件')
  expect(rents).toHaveTextContent('2026年11月21日現在')
  expect(within(rents).getByRole('link', { name: '1K' })).toHaveAttribute(
    'href',
    '/search/kurume-shi/1k',
  )
  expect(screen.getByRole('link', { name: /^久留米市の街の情報/ })).toHaveAttribute(
    'href',
    '/info/3',
  )
  expect(screen.getByRole('link', { name: 'うきは市' })).toHaveAttribute(
    'href',
    '/search/ukiha-shi',
  )
  expect(screen.getByRole('link', { name: /新着物件をフィード/ })).toHaveAttribute(
    'href',
    '/feeds/kurume-shi.xml',
  )
})

test('hands its conditions on to those who go on looking', async () => {
  const page = await visit('/search/kurume-shi/2ldk?is_parking=1&setsubijoken[]=801')
  await page.show?.()
  const link = await screen.findByRole(
    'link',
    { name: 'この条件で物件リクエスト' },
    { timeout: 20_000 },
  )
  const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1])
  expect([...query]).toEqual(
    expect.arrayContaining([
      ['city_code[]', '40203'],
      ['madori[]', '250'],
      ['setsubijoken[]', '801'],
      ['is_parking', '1'],
    ]),
  )
})
