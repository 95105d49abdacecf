import { expect, test } from '@jest/globals'
import { structuredData } from './structured-data.ts'

const url = { pathname: '/search/kurume-shi', search: '' }
const page = (handle: object) => [{ handle, loaderData: {}, params: {} }]

test('tells the path of the site, ending at the page itself', () => {
  const breadcrumbs = [
    { label: 'トップ', to: '/' },
    { label: '久留米市', to: null },
  ]
  const [list] = structuredData(page({ breadcrumbs }), url, 'https://example.jp')
  expect(list).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'トップ', item: 'https://example.jp/' },
      { position: 2, name: '久留米市', item: 'https://example.jp/search/kurume-shi' },
    ],
  })
})

test('adds what the page says of itself', () => {
  const jsonLd = () => [{ '@type': 'Apartment', name: '/2号室' }]
  expect(structuredData(page({ jsonLd }), url, 'https://example.jp')).toEqual([
    { '@context': 'https://schema.org', '@type': 'Apartment', name: '/2号室' },
  ])
})

test('every address has its origin', () => {
  const list = [{ '@type': 'ListItem', url: '/articles/room/40203/1' }]
  const jsonLd = () => [
    { '@type': 'ItemList', itemListElement: list, image: ['/media/a.jpg', 'https://cdn.jp/b.jpg'] },
  ]
  expect(structuredData(page({ jsonLd }), url, 'https://example.jp')).toMatchObject([
    {
      itemListElement: [{ url: 'https://example.jp/articles/room/40203/1' }],
      image: ['https://example.jp/media/a.jpg', 'https://cdn.jp/b.jpg'],
    },
  ])
})
