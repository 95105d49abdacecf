import { LAST_RESORT } from '../errors/last-resort.ts'

/**
 * The page for when no page could be rendered, the error page included (SEED §8). Plain HTML
 * without a stylesheet or script: nothing of it can fail.
 */
export function lastResort(status: number): string {
  return `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${status}エラー</title>
<h1>${status}エラー</h1>
<p>${LAST_RESORT}</p>
<p><a href="/">トップページへ戻る</a></p>
</html>
`
}
