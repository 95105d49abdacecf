/** The message when the error page itself fails, on server and browser. */
export const LAST_RESORT = 'An error occurred while showing the error page'

/**
 * Shows what the server says then (server/failures.ts), without its looks, when React has unmounted
 * the document.
 */
export function showLastResort(): void {
  const html = document.createElement('html')
  html.lang = 'ja'
  const title = Object.assign(document.createElement('title'), { textContent: '500エラー' })
  const heading = Object.assign(document.createElement('h1'), { textContent: '500エラー' })
  const text = Object.assign(document.createElement('p'), { textContent: LAST_RESORT })
  const home = Object.assign(document.createElement('a'), {
    href: '/',
    textContent: 'トップページへ戻る',
  })
  const body = document.createElement('body')
  body.append(heading, text, home)
  const head = document.createElement('head')
  head.append(title)
  html.append(head, body)
  // React may have removed the whole document.
  document.documentElement?.remove()
  document.append(html)
}
