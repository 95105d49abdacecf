import { expect, test } from '@jest/globals'
import { type FooterAnswers, footerLists } from './footer-lists.ts'

const answers = {
  cities: [
    { cityShortName: '佐賀市', slug: 'saga-shi', areaNo: 40 },
    { cityShortName: '東区', slug: 'fukuoka-shi-higashi-ku', areaNo: 101 },
  ],
  lines: [
    {
      lineCode: '1004',
      lineName: 'JR長崎本線',
      stations: [{ ekiName: '佐賀', slug: 'saga-eki' }],
    },
    {
      lineCode: '1013',
      lineName: 'JR唐津線',
      stations: [{ ekiName: '小城', slug: 'ogi-eki' }],
    },
  ],
  schools: [{ shisetsuNm: '佐賀大学', slug: 'saga-honjo-univ' }],
  shops: [{ tenpoName: '久留米本店', tenpoNo: '001', areaNo: 10 }],
} as unknown as FooterAnswers

const site = {
  what: '物件',
  toPlace: (slug: string) => `/baibai/search/${slug}`,
  toShop: (tenpoNo: string) => `/baibai/shop/${tenpoNo}`,
}

test('cities and shops are grouped by area, in the order of the areas, without empty ones', () => {
  const [[cities, shops] = []] = footerLists(site, answers)
  expect(cities?.groups.map(({ name }) => name)).toEqual(['福岡市周辺', '佐賀市周辺'])
  expect(shops?.groups).toEqual([
    { name: '久留米', links: [{ label: '久留米本店', to: '/baibai/shop/001' }] },
  ])
})

test('stations of the main lines and universities lead to the searches of the site', () => {
  const [, [lines, schools] = []] = footerLists(site, answers)
  expect(lines?.groups).toEqual([
    { name: 'JR長崎本線', links: [{ label: '佐賀', to: '/baibai/search/saga-eki' }] },
  ])
  expect(schools?.groups[0]?.links).toEqual([
    { label: '佐賀大学', to: '/baibai/search/saga-honjo-univ' },
  ])
})

test('there is no list of what there is nothing of', () => {
  const columns = footerLists(site, { ...answers, schools: [], shops: [] })
  expect(columns.map((lists) => lists.map(({ heading }) => heading))).toEqual([
    ['市区町村から物件を探す'],
    ['沿線・駅から物件を探す'],
  ])
})
