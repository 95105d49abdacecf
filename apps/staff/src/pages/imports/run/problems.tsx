import labels from '@sumai/domain/master/field-labels.json' with { type: 'json' }
import { formatNumber } from '@sumai/format/number'
import { Button } from '@sumai/ui/button'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { TabLinks } from '../../../components/tab-links.tsx'
import { toEditor, toFilter } from '../../../paths.ts'
import type { Problem, Report, Run } from '../imports.queries.ts'
import { kindOf } from '../kinds.ts'
import styles from './problems.module.css'
import { RepairButton } from './repair-button.tsx'
import { RepairKinds } from './repair-kinds.tsx'

type Props = { report: Report }

/** Rows that are drawn at first. */
const SHOWN = 100

/** What is to be said of rows: where they stand, which field, and why. */
export function Problems({ report }: Props) {
  const { import: run, problems, repairs } = report
  const { total } = report.pagination
  const field = useSearchParams()[0].get('field')
  const [most, setMost] = useState(SHOWN)
  if (problems.length === 0) return null
  const nameOf = (name: string) =>
    name === '' ? '行全体' : ((labels[run.kind] as Record<string, string>)[name] ?? name)
  const byField = [...Map.groupBy(problems, (problem) => problem.field)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const found = field === null ? problems : problems.filter((it) => it.field === field)
  return (
    <section aria-labelledby="problems" className={styles.problems}>
      <h2 id="problems">
        {run.undoes ? 'そのまま残したもの' : '確かめる行'} <span>{formatNumber(total)}</span>
      </h2>
      <TabLinks
        label="項目"
        tabs={[
          { to: toFilter({}), label: 'すべて', count: problems.length, isCurrent: field === null },
          ...byField.map(([name, some]) => ({
            to: toFilter({ field: name || ' ' }),
            label: nameOf(name),
            count: some.length,
            isCurrent: field === name,
          })),
        ]}
      />
      {run.isDryRun && (
        <RepairKinds
          importId={run.importId}
          kinds={field === null ? repairs : repairs.filter((it) => it.field === field)}
          nameOf={nameOf}
        />
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">行</th>
            <th scope="col">番号</th>
            <th scope="col">項目</th>
            {!run.undoes && <th scope="col">ファイルの値</th>}
            <th scope="col">理由</th>
            <th scope="col">{run.isDryRun ? '直し方' : 'この行は'}</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, most).map((problem) => (
            <tr key={problem.position}>
              <td data-label="行">{problem.line === 0 ? '—' : formatNumber(problem.line)}</td>
              <td data-label="番号">
                <Numbered run={run} number={problem.number} />
              </td>
              <td data-label="項目">{nameOf(problem.field)}</td>
              {!run.undoes && (
                <td data-label="ファイルの値" title={problem.cell ?? undefined}>
                  {problem.cell === '' ? '（空）' : problem.cell}
                </td>
              )}
              <td data-label="理由">{problem.reason}</td>
              <td data-label="この行は">
                {run.isDryRun && problem.repairValue !== null ? (
                  <RepairButton importId={run.importId} problem={problem} />
                ) : (
                  sayFate(run, problem)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.length > most && (
        <div className={styles.more}>
          <Button variant="outline" onClick={() => setMost(most + SHOWN)}>
            さらに表示する（残り{formatNumber(found.length - most)}行）
          </Button>
        </div>
      )}
      {run.isDryRun && repairs.length > 0 && (
        <p className={styles.note}>
          直した値は、このファイルの取込だけに使います。元のファイルは変えません。反映したあとは、24時間のあいだ「取込の前に戻す」が使えます。
        </p>
      )}
      {total > problems.length && (
        <p className={styles.note}>はじめの{formatNumber(problems.length)}行を表示しています。</p>
      )}
    </section>
  )
}

function sayFate(
  { undoes }: Run,
  { isDraft, isWritten, isRepaired, repairValue }: Problem,
): string {
  if (undoes) return 'そのまま残しました'
  if (isRepaired && isWritten) return `${repairValue} として取り込みました`
  if (isDraft) return '下書きにします'
  return isWritten ? '読めるところを取り込みます' : 'いまのまま残します'
}

const BUILDING = /^\d{8}$/

/** What stayed when an import was taken back is looked at next. */
function Numbered({ run: { undoes, kind }, number }: { run: Run; number: string }) {
  const site = kindOf(kind)?.site
  if (!undoes || (!site && kind !== 'tatemono')) return number
  const of = site && !BUILDING.test(number) ? site : 'tatemono'
  return <Link to={toEditor({ kind: of, no: number })}>{number}</Link>
}
