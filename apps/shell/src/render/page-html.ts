import { INLINE_SCRIPT, type LateFile } from './inline-script.ts'
import type { Styles } from './sheet.ts'

/** Without it a browser falls back to the rules of 1998. */
const DOCTYPE = '<!DOCTYPE html>'

/** Nothing of it ever changes, so React need not know. */
const ICONS =
  '<link rel="manifest" href="/site.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">'

/**
 * Nothing is painted before the body is whole. A phone that reads it in pieces would show the first
 * ones where they do not stay (docs/decisions/0015).
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
 * Puts into React's document what React must not own: critical CSS, the data for hydration, and the
 * list of scripts.
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

/** An optional font that is announced holds the first paint for some ms, and never moves anything. */
const fontPreload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`

const jsonBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${escaped(value)}</script>`

const jsonLd = (value: object) => `<script type="application/ld+json">${escaped(value)}</script>`

/** No text of a listing can end the block. */
const escaped = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
