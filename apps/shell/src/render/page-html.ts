import { INLINE_SCRIPT, type LateFile } from './inline-script.ts'
import type { Styles } from './sheet.ts'

/** Prevents quirks mode. */
const DOCTYPE = '<!DOCTYPE html>'

/** Not rendered by React, because it never changes. Safari looks for /apple-touch-icon.png by itself. */
const ICONS = '<link rel="manifest" href="/site.webmanifest">'

/**
 * Delays the first paint until the body is complete. A phone that receives it in pieces would shift
 * the first ones (docs/decisions/0015).
 */
const PAINT_WHEN_WHOLE = '<link rel="expect" href="#boot" blocking="render">'

type Parts = {
  /** What React rendered: the whole document. */
  html: string
  styles: Styles
  late: LateFile[]
  structuredData: object[]
  boot: unknown
  hydration: unknown
}

/**
 * Adds to React's document what React does not manage: critical CSS, the data for hydration, and
 * scripts.
 */
export function pageHtml({ html, styles, late, structuredData, boot, hydration }: Parts): Buffer {
  const headAt = html.indexOf('<meta name="viewport"')
  const bodyEnd = html.lastIndexOf('</body>')
  const fonts = styles.fonts.map(fontPreload)
  const data = [
    ...structuredData.map(jsonLd),
    jsonBlock('boot', boot),
    jsonBlock('hydration', hydration),
    jsonBlock('late', late),
  ]
  return Buffer.concat([
    Buffer.from(DOCTYPE + html.slice(0, headAt)),
    Buffer.from([`<script>${INLINE_SCRIPT}</script>`, PAINT_WHEN_WHOLE, ...fonts, ICONS].join('')),
    styles.inlined,
    Buffer.from(html.slice(headAt, bodyEnd)),
    Buffer.from(data.join('')),
    Buffer.from(html.slice(bodyEnd)),
  ])
}

/**
 * Preloads fonts: with `font-display: optional` they delay the first paint by ms, without shifts.
 */
const fontPreload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`

const jsonBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${escaped(value)}</script>`

const jsonLd = (value: object) => `<script type="application/ld+json">${escaped(value)}</script>`

/** Escaped, so that no text in the data can end the block. */
const escaped = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
