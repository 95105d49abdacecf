import { createFeeds } from './feeds.ts'
import { licensesText, type Notice } from './licenses.ts'
import { createSitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

/** Pages that are not for an index say so themselves, which only who may read them learns. */
const robotsText = (publicOrigin: string) =>
  ['User-agent: *', 'Disallow: /preview', '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''].join('\n')

type Options = Parameters<typeof createSitemap>[0] & {
  /** Of the shell's own bundles. */
  notices: readonly Notice[]
}

/** What the shell serves about the site as a whole, in words. */
export function createSiteFiles(options: Options) {
  const { registry, publicOrigin, notices } = options
  return {
    sitemap: createSitemap(options),
    feed: createFeeds(options),
    robots: () => robotsText(publicOrigin),
    licenses: () => licensesText(notices, registry),
    manifest: webManifest,
  }
}

export type SiteFiles = ReturnType<typeof createSiteFiles>
