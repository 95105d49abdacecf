import { siteOfLayout } from '@sumai/platform/router'
import { useBoot } from '../boot.ts'
import { useLayout, usePage } from './use-page.ts'

/** 1000×667. */
const SOCIAL_IMAGE = { chintai: '/media/hero/og-living.jpg', baibai: '/media/hero/og-house.jpg' }

/** Title, description, canonical and social tags of a page that has no error. */
export function Head() {
  const { publicOrigin, siteName } = useBoot()
  const site = siteOfLayout(useLayout())
  const page = usePage()
  const title = withSite(page.title, siteName)
  const absolute = (path: string) => new URL(path, publicOrigin).href
  const url = absolute(page.canonical)
  const image = absolute(page.ogImage ?? SOCIAL_IMAGE[site])
  return (
    <>
      <title>{title}</title>
      {page.description && <meta name="description" content={page.description} />}
      <meta name="robots" content={page.robots} />
      <link rel="canonical" href={url} />
      {page.feed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={page.feed.title}
          href={absolute(page.feed.to)}
        />
      )}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {page.description && <meta property="og:description" content={page.description} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Appends the name of the site, unless the title has it already. */
export const withSite = (title: string, siteName: string) =>
  title.includes(siteName) ? title : `${title}｜${siteName}`
