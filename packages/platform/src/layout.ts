/**
 * The five frames. Bare: no site header, navigation or footer,
 * only the mark, the breadcrumbs, the heading and the page.
 */
export type Layout = 'default' | 'chintai-bare' | 'baibai' | 'baibai-bare' | 'empty'

export type SiteType = 'chintai' | 'baibai'

/** The site a URL belongs to, for colours, header and footer. */
export const siteOfLayout = (layout: Layout): SiteType =>
  layout.startsWith('baibai') ? 'baibai' : 'chintai'

/** No site header, navigation or footer: fewer ways out of a form. */
export const isBare = (layout: Layout): boolean => layout.endsWith('-bare')
