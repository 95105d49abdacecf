import { createHash } from 'node:crypto'

/** A stylesheet as it is inlined, and the hash that the CSP allows it by. */
export type Sheet = {
  href: string
  text: string
  /** What stands in the head of a page: encoded once, a quarter of many pages. */
  inlined: Buffer
  cspHash: string
  integrity: string
  /** Addresses of the fonts that it names. */
  fonts: string[]
}

/**
 * Prepares a stylesheet for a `<style>` element: comments out, and relative `url()` made absolute,
 * since the text no longer lies where its file lies.
 */
export function toSheet(href: string, css: string, integrity: string): Sheet {
  const text = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\((["']?)(?!data:|https?:|\/|#)([^)"']+)\1\)/g, (_, _quote, relative) => {
      const absolute = new URL(relative, new URL(href, 'http://same.origin')).href
      return `url(${absolute.replace('http://same.origin', '')})`
    })
    .replace(/<\/style/gi, '<\\/style')
    .trim()
  const cspHash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const fonts = [...text.matchAll(/url\(["']?([^)"']+\.woff2)["']?\)/g)].map(([, url = '']) => url)
  return { href, text, inlined: Buffer.from(inlined(href, text)), cspHash, integrity, fonts }
}

/**
 * The disabled link is never fetched, and tells Rspack's CSS runtime that the file is there: no
 * second download, no flash on navigation.
 */
const inlined = (href: string, text: string) =>
  `<style>${text}</style><link rel="stylesheet" href="${href}" disabled>`
