/** Pages that are not for an index say so themselves, which only who may read them learns. */
export const robotsText = (publicOrigin: string) =>
  ['User-agent: *', 'Disallow: /preview', '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''].join('\n')
