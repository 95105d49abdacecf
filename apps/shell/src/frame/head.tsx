import { BRAND } from '@sumai/domain/brand'
import type { Crumb } from '@sumai/platform'
import { siteOfLayout } from '@sumai/platform'
import { useBoot } from '../boot.ts'
import { JsonLd } from './json-ld.tsx'
import { useLayout, usePage } from './use-page.ts'

/** 1000×667 (SEED §2). */
const SOCIAL_IMAGE = { chintai: '/media/hero/og-living.jpg', baibai: '/media/hero/og-house.jpg' }

/** Title, description, canonical, social tags and structured data of a page that has no error. */
export function Head() {
  const { publicOrigin } = useBoot()
  const site = siteOfLayout(useLayout())
  const page = usePage()
  const title = withBrand(page.title)
  const absolute = (path: string) => new URL(path, publicOrigin).href
  const url = absolute(page.canonical)
  const image = absolute(page.ogImage ?? SOCIAL_IMAGE[site])
  return (
    <>
      <title>{title}</title>
      {page.description && <meta name="description" content={page.description} />}
      <meta name="robots" content={page.robots} />
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {page.description && <meta property="og:description" content={page.description} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      {page.breadcrumbs.length > 0 && (
        <JsonLd value={breadcrumbList(page.breadcrumbs, url, absolute)} />
      )}
      {page.jsonLd.map((value) => (
        <JsonLd key={JSON.stringify(value)} value={value} />
      ))}
    </>
  )
}

/** A site's top names the brand in its own title. */
export const withBrand = (title: string) =>
  title.includes(BRAND.name) ? title : `${title}｜${BRAND.name}`

function breadcrumbList(crumbs: Crumb[], here: string, absolute: (path: string) => string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to === null ? here : absolute(to),
    })),
  }
}
