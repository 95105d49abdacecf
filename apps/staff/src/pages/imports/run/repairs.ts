import type { ImportRepairRule, ImportRepairsChange } from '@sumai/api-client/contract/import'
import { staffApi } from '../../../api/api.ts'
import { queryClient } from '../../../query-client.ts'
import { change } from '../../../undo/optimistic.ts'
import { importQuery, type Problem, type Report } from '../imports.queries.ts'

/** What is done to a cell, as it stands on a button for all of a kind. */
export const RULES: Record<ImportRepairRule, string> = {
  lookalikes: '数字に似た文字を数字にする',
  numerals: '漢数字を数字にする',
  surroundings: '前後のことばを外す',
  man_yen: '万円の数字を円にする',
  yen: '単位「円」をつける',
  year: '年を補う',
  excel_day: '表計算の日数を日付にする',
  fortnight: '14日後までにする',
  postal_code: 'ハイフンを入れる',
  mail: '全角や空白を直す',
  hours: '時刻の形にする',
  choice: '近い選択肢にする',
  banned_words: '使えない言葉を外す',
  station: '駅名を直す',
}

type Which = ImportRepairsChange['which']

/** Agrees to what is proposed for one cell, or for all of a kind, or takes that back. */
export const agree = (importId: string, which: Which, isAccepted: boolean) =>
  change({
    touches: importQuery(importId).queryKey,
    show: () =>
      queryClient.setQueryData(
        importQuery(importId).queryKey,
        (report: Report | undefined) => report && agreed(report, which, isAccepted),
      ),
    send: () => staffApi.imports.repair(importId, { which, isAccepted }),
  })

function agreed(report: Report, which: Which, isAccepted: boolean): Report {
  const isMeant = (it: Problem) =>
    'position' in which
      ? it.position === which.position
      : it.field === which.field && it.repairRule === which.rule
  const meant = report.problems.find(isMeant)
  return {
    ...report,
    problems: report.problems.map((it) => (isMeant(it) ? { ...it, isAccepted } : it)),
    repairs: report.repairs.map((kind) => {
      if (kind.field !== meant?.field || kind.rule !== meant.repairRule) return kind
      if ('position' in which) {
        const accepted = kind.accepted + (isAccepted ? 1 : -1)
        const untried = kind.untried + (isAccepted === meant.isRepaired ? -1 : 1)
        return { ...kind, accepted, untried }
      }
      const tried = triedOf(kind, report.problems)
      const [accepted, untried] = isAccepted ? [kind.count, kind.count - tried] : [0, tried]
      return { ...kind, accepted, untried }
    }),
  }
}

/** How many of a kind this trial has read so, as far as its rows are shown. */
const triedOf = ({ field, rule }: Report['repairs'][number], problems: readonly Problem[]) =>
  problems.filter((it) => it.isRepaired && it.field === field && it.repairRule === rule).length
