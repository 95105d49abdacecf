import type { Kind } from '../kinds/kind.ts'
import type { Outcome } from './import-stock.ts'

const number = (value: number) => value.toLocaleString('ja')

/** What an import has done, in lines for those who started it. */
export function summaryOf({ title }: Kind, { counts, unused }: Outcome, isDry = false): string[] {
  const { created, updated, unchanged, drafts, failed, closed } = counts
  const parts = {
    ...{ 登録: created, 更新: updated, 変更なし: unchanged, 終了: closed },
    ...{ 'エラー（元のまま）': failed, うち下書き: drafts },
  }
  const said = Object.entries(parts).map(([word, count]) => `${word} ${number(count)}`)
  const lines = [`${title}${isDry ? '（確認のみ。書き込んでいません）' : ''}：${said.join('、')}`]
  if (unused.length > 0) lines.push(`使わなかった列：${unused.join('、')}`)
  return lines
}
