import { INLINE_SCRIPT, type LateFile } from './inline-script.ts'
import type { Sheet } from './sheet.ts'

/** Nothing of it ever changes, so React need not know. */
const ICONS =
  '<link rel="manifest" href="/site.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png">'

type Parts = {
  /** What React rendered: the whole document. */
  html: string
  sheets: Sheet[]
  late: LateFile[]
  structuredData: object[]
  boot: unknown
  hydration: unknown
}

/**
 * Puts into React's document what React must not own: critical CSS, the data for hydration, and the
 * list of scripts.
 */
export function pageHtml({ html, sheets, late, structuredData, boot, hydration }: Parts): Buffer {
  const headAt = html.indexOf('<meta name="viewport"')
  const bodyEnd = html.lastIndexOf('</body>')
  return Buffer.from(
    [
      html.slice(0, headAt),
      `<script>${INLINE_SCRIPT}</script>`,
      ...sheets.flatMap(({ fonts }) => fonts).map(fontPreload),
      ICONS,
      ...sheets.map(critical),
      html.slice(headAt, bodyEnd),
      ...structuredData.map(jsonLd),
      jsonBlock('boot', boot),
      jsonBlock('hydration', hydration),
      jsonBlock('late', late),
      html.slice(bodyEnd),
    ].join(''),
  )
}

/** An optional font that is announced holds the first paint for some ms, and never moves anything. */
const fontPreload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`

/**
 * The disabled link is never fetched, and tells Rspack's CSS runtime that the file is there: no
 * second download, no flash on navigation.
 */
const critical = ({ text, href }: Sheet) =>
  `<style>${text}</style><link rel="stylesheet" href="${href}" disabled>`

const jsonBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${escaped(value)}</script>`

const jsonLd = (value: object) => `<script type="application/ld+json">${escaped(value)}</script>`

/** No text of a listing can end the block. */
const escaped = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
