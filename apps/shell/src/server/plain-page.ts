import { errorTitle } from '../errors/error-texts.ts'

/** An error page in plain HTML, without a stylesheet or script: nothing of it can fail. */
export function plainPage(status: number, heading: string, text: string): string {
  return `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${errorTitle(status)}</title>
<h1>${heading}</h1>
<p>${text}</p>
<p><a href="/">トップページへ戻る</a></p>
</html>
`
}
