import { sitemapRoute } from '@sumai/content/sitemap-route'
import { crumbs, paths } from '../../paths.ts'
import { KINDS, PARTS } from './sitemap-parts.ts'

export const { loader, handle, Component } = sitemapRoute({
  title: 'サイトマップ（売買）',
  description:
    '売買・投資サイトのすべてのページへの案内です。市区町村と物件の種類からもお探しいただけます。',
  numbers: '数字は、いま販売している物件の数です。押すと、その物件の一覧に進みます。',
  breadcrumbs: crumbs('サイトマップ'),
  pages: async () => (await import('../../routes.ts')).pages,
  base: '/baibai',
  parts: PARTS,
  cityTo: paths.place,
  scope: 'baibai',
  byPlace: (api, query, options) => api.baibai.roomsByPlace(query, options),
  kinds: KINDS.map(({ kind, label, short }) => ({
    ...{ label, short },
    to: paths.kind(kind),
    inCity: (slug) => paths.kindInCity(slug, kind),
  })),
})
