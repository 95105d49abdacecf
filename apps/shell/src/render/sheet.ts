import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { joinedCss } from './css-rules.ts'

type CssFile = { href: string; css: string }

/** A stylesheet as pages inline it. */
export type Sheet = {
  text: string
  /** Marks the file as loaded for the browser. */
  known: string
  /** Of both. */
  hash: string
}

/** All stylesheets of a page. */
export type Styles = {
  /** The HTML for the head, encoded once: it is a quarter of many pages. */
  inlined: Buffer
  /** Hash for the CSP. */
  cspHash: string
  /** Addresses of their fonts. */
  fonts: string[]
}

/** Cached, because the stylesheets depend only on route and release. */
const kept = new LRUCache<string, Styles>({ max: 100 })

export function toSheet(file: CssFile): Sheet {
  const text = inlinable(file)
  const known = knownAs(file.href)
  return { text, known, hash: sha256(known + text) }
}

/** One `<style>` element, so that the policy, which is sent uncompressed, needs only one hash. */
export function stylesOf(sheets: readonly Sheet[]): Styles {
  const key = sheets.map(({ hash }) => hash).join(' ')
  let styles = kept.get(key)
  if (!styles) {
    const text = joinedCss(sheets.map((sheet) => sheet.text))
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
 * Removes comments and makes relative `url()` absolute, because the text is inlined into pages.
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
 * A disabled link, which browsers do not load. It tells Rspack's CSS runtime that the stylesheet is
 * loaded, which prevents a second download and a flash on navigation.
 */
const knownAs = (href: string) => `<link rel="stylesheet" href="${href}" disabled>`
