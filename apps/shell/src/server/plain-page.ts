import { createHash } from 'node:crypto'
import { BRAND } from '@sumai/domain/brand'
import { errorTitle } from '../errors/error-texts.ts'

const STYLE = [
  ':root{color:#1f2d26;background:#fff;font:16px/1.8 "Noto Sans JP","Hiragino Sans",sans-serif}',
  'body{max-width:36rem;margin:0 auto;padding:12vh 20px;word-break:auto-phrase}',
  'p:first-of-type{margin:0;color:#1f7a4c;font-weight:700}',
  'h1{margin:.25em 0 .75em;font-size:1.5rem;line-height:1.4}',
  'a{display:inline-block;min-height:44px;color:#1f7a4c;line-height:44px}',
  'a+a{margin-inline-start:1.5rem}',
].join('')

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** The Content-Security-Policy of plain pages. */
export const PLAIN_POLICY = [
  `default-src 'none'`,
  `style-src ${STYLE_HASH}`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

type Parts = {
  status: number
  heading: string
  text: string
  /** Path of the previous page. */
  back?: string | undefined
}

/** An error page in plain HTML that needs no file or script, so that it cannot fail. */
export function plainPage({ status, heading, text, back }: Parts): string {
  const way = back ? `<a href="${escaped(back)}">前のページへ戻る</a>` : ''
  return `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${errorTitle(status)}｜${BRAND.name}</title>
<style>${STYLE}</style>
<p>${BRAND.name}</p>
<h1>${heading}</h1>
<p>${text}</p>
<nav>${way}<a href="/">トップページへ戻る</a></nav>
</html>
`
}

const escaped = (path: string) =>
  path.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
