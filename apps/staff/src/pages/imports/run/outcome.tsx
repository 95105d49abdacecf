import { Callout } from '@sumai/ui/callout'
import { Link } from 'react-router'
import { toImport } from '../../../paths.ts'
import type { Run } from '../imports.queries.ts'

type Props = { run: Run }

/** What has to be said of the whole file. */
export function Outcome({ run }: Props) {
  const { state, message, unusedColumns, drafts, isDryRun, undoes } = run
  return (
    <>
      {state === 'refused' && (
        <Callout tone="err" title="このファイルは受け付けませんでした">
          <p>{message}</p>
        </Callout>
      )}
      {state === 'interrupted' && (
        <Callout tone="err" title="途中で止まりました">
          <p>{message}</p>
        </Callout>
      )}
      {state === 'done' && undoes && <Callout tone="ok" title="取込の前に戻しました" />}
      {undoes && (
        <p>
          <Link to={toImport(undoes)}>元の取込を見る</Link>
        </p>
      )}
      {state === 'done' && !isDryRun && !undoes && (
        <Callout tone="ok" title="反映しました">
          {message && <p>理由：{message}</p>}
        </Callout>
      )}
      {unusedColumns.length > 0 && (
        <Callout tone="warn" title="使わなかった列があります">
          <p>{unusedColumns.join('、')}</p>
        </Callout>
      )}
      {drafts > 0 && (
        <Callout tone="info">
          <p>{drafts}件は、必須の表示事項が足りないため下書きになります。</p>
        </Callout>
      )}
    </>
  )
}
