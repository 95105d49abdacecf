import { createHash } from 'node:crypto'

/** One or more stylesheets as they are inlined, and the hash that the CSP allows them by. */
export type Sheet = {
  text: string
  /** What stands in the head of a page: encoded once, a quarter of many pages. */
  inlined: Buffer
  cspHash: string
  /** Addresses of the fonts that it names. */
  fonts: string[]
}

type CssFile = { href: string; css: string }

/** Files that always come together are one `<style>` element: the policy needs one hash for them. */
export function toSheet(...files: CssFile[]): Sheet {
  const text = files.map(inlinable).join('')
  const cspHash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const fonts = [...text.matchAll(/url\(["']?([^)"']+\.woff2)["']?\)/g)].map(([, url = '']) => url)
  const inlined = Buffer.from(`<style>${text}</style>${files.map(known).join('')}`)
  return { text, inlined, cspHash, fonts }
}

/**
 * Comments out, and relative `url()` made absolute, since the text no longer lies where its file
 * lies.
 */
const inlinable = ({ href, css }: CssFile) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\((["']?)(?!data:|https?:|\/|#)([^)"']+)\1\)/g, (_, _quote, relative) => {
      const absolute = new URL(relative, new URL(href, 'http://same.origin')).href
      return `url(${absolute.replace('http://same.origin', '')})`
    })
    .replace(/<\/style/gi, '<\\/style')
    .trim()

/**
 * The disabled link is never fetched, and tells Rspack's CSS runtime that the file is there: no
 * second download, no flash on navigation.
 */
const known = ({ href }: CssFile) => `<link rel="stylesheet" href="${href}" disabled>`
