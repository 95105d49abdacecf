import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

type CssFile = { href: string; css: string }

/** A stylesheet as pages inline it. */
export type Sheet = {
  text: string
  /** Tells the browser that its file is there. */
  known: string
  /** Of both. */
  hash: string
}

/** All stylesheets of a page. */
export type Styles = {
  /** What stands in the head: encoded once, a quarter of many pages. */
  inlined: Buffer
  /** What the CSP allows them by. */
  cspHash: string
  /** Addresses of the fonts that they name. */
  fonts: string[]
}

/** Pages differ in their stylesheets by route and release alone. */
const kept = new LRUCache<string, Styles>({ max: 100 })

export function toSheet(file: CssFile): Sheet {
  const text = inlinable(file)
  const known = knownAs(file.href)
  return { text, known, hash: sha256(known + text) }
}

/** One `<style>` element for all: the policy, which no compression makes less, needs one hash. */
export function stylesOf(sheets: readonly Sheet[]): Styles {
  const key = sheets.map(({ hash }) => hash).join(' ')
  let styles = kept.get(key)
  if (!styles) {
    const text = sheets.map((sheet) => sheet.text).join('')
    const links = sheets.map((sheet) => sheet.known).join('')
    styles = {
      inlined: Buffer.from(`<style>${text}</style>${links}`),
      cspHash: `'sha256-${sha256(text)}'`,
      fonts: [...text.matchAll(FONT)].map(([, url = '']) => url),
    }
    kept.set(key, styles)
  }
  return styles
}

const FONT = /url\(["']?([^)"']+\.woff2)["']?\)/g

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

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
const knownAs = (href: string) => `<link rel="stylesheet" href="${href}" disabled>`
