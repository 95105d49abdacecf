import { sitemapRoute } from '@sumai/content/sitemap-route'
import { crumbs, paths } from '../../paths.ts'
import { KINDS, PARTS } from './sitemap-parts.ts'

export const { loader, handle, Component } = sitemapRoute({
  title: 'サイトマップ',
  description:
    '賃貸サイトのすべてのページへの案内です。市区町村と物件の種類からもお探しいただけます。',
  numbers: '数字は、いま募集している部屋の数です。押すと、その部屋の一覧に進みます。',
  breadcrumbs: crumbs('サイトマップ'),
  pages: async () => (await import('../../routes.ts')).pages,
  base: '',
  parts: PARTS,
  cityTo: paths.term,
  scope: 'chintai',
  byPlace: (api, query, options) => api.chintai.roomsByPlace(query, options),
  kinds: KINDS.map(({ term, ...kind }) => ({
    ...kind,
    to: paths.term(term),
    inCity: (slug) => paths.kindInCity(slug, term),
  })),
})
