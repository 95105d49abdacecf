/**
 * The five frames around a page. A bare one has no header, navigation or footer, only the logo, the
 * breadcrumbs and the heading.
 */
export type Layout = 'default' | 'chintai-bare' | 'baibai' | 'baibai-bare' | 'empty'

export type SiteType = 'chintai' | 'baibai'

/** The site a URL belongs to, for colours, header and footer. */
export const siteOfLayout = (layout: Layout): SiteType =>
  layout.startsWith('baibai') ? 'baibai' : 'chintai'

/** Whether a layout has no header, navigation or footer, so that a form has fewer ways out. */
export const isBare = (layout: Layout): boolean => layout.endsWith('-bare')
