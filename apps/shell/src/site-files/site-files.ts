import { createFeeds } from './feeds.ts'
import { licensesText, type Notice } from './licenses.ts'
import { renewedTexts } from './renewed.ts'
import { createSitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

/** ms that the text of a file is shown before it is made again. */
const FRESH = 60_000

/** Everything may be crawled, because pages that must not be indexed say so in their head. */
const robotsText = (publicOrigin: string) =>
  ['User-agent: *', 'Disallow: /preview', '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''].join('\n')

type Options = Parameters<typeof createSitemap>[0] & {
  /** Licences of the shell's own bundles. */
  notices: readonly Notice[]
}

/** Renders the text files about the whole site. */
export function createSiteFiles(options: Options) {
  const { registry, publicOrigin, notices } = options
  const sitemap = createSitemap(options)
  const feed = createFeeds(options)
  return {
    sitemapIndex: sitemap.index,
    sitemap: renewedTexts(FRESH, sitemap.file),
    feed: {
      chintai: renewedTexts(FRESH, (name) => feed('chintai', name)),
      baibai: renewedTexts(FRESH, (name) => feed('baibai', name)),
    },
    robots: () => robotsText(publicOrigin),
    licenses: () => licensesText(notices, registry),
    manifest: webManifest,
  }
}

export type SiteFiles = ReturnType<typeof createSiteFiles>
