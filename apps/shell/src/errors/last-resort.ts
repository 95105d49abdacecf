/** What is said when the error page itself fails, on either side. */
export const LAST_RESORT = 'An error occurred while showing the error page'

/** The same page as the server's (server/last-resort.ts), when React has given the document up. */
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
  // React may have taken the whole document away.
  document.documentElement?.remove()
  document.append(html)
}
