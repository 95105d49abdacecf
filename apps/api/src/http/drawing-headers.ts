/**
 * Headers of a picture that is drawn from its address. Other origins may show and read it. One of the
 * current edition (`isCurrent`) never changes; what an address of another edition gives may change
 * with the next release.
 */
export const drawingHeaders = (isCurrent: boolean) => ({
  'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
})

/** The same for an SVG, which would be a document of this origin when it is opened by itself. */
export const svgHeaders = (isCurrent: boolean) => ({
  ...drawingHeaders(isCurrent),
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
})
