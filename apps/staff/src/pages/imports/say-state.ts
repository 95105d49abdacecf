import type { Run } from './imports.queries.ts'

/** What became of a file, in a word or two. */
export function sayState({ state, isDryRun, failed }: Run): string {
  if (state === 'running') return isDryRun ? '試しています' : '反映しています'
  if (state === 'refused') return '受け付けませんでした'
  if (state === 'interrupted') return '途中で止まりました'
  const left = failed > 0 ? `（${failed}行を除く）` : ''
  return `${isDryRun ? '試し取込だけ' : '反映しました'}${left}`
}
