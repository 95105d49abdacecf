import { formatKakaku, formatYen } from '@sumai/format/money'
import { formatEstimate } from '../estimate.ts'
import { Figures } from '../figures.tsx'
import { StackedBars } from '../stacked-bars.tsx'
import { YearTable } from '../year-table.tsx'
import type { InvestEstimate } from './invest.ts'

type Props = {
  estimate: InvestEstimate
  /** Own funds, yen, from which nothing is lost. */
  breakEven: number | null
}

export function InvestResult({ estimate, breakEven }: Props) {
  const { years, kariire, hensai, jikoShikinRimawari } = estimate
  const [first, last] = [years[0], years.at(-1)]
  return (
    <>
      <Figures
        main={{
          label: '年間の手残り（1年目・税引前）',
          value: formatEstimate(first?.tedori ?? 0),
        }}
        others={[
          { label: '毎月の返済', value: formatEstimate(hensai) },
          { label: '表面利回り', value: percent(estimate.hyomenRimawari) },
          { label: '空室込みの実質利回り', value: percent(estimate.jisshitsuRimawari) },
          { label: '借入額', value: formatKakaku(kariire) },
          ...(jikoShikinRimawari === null
            ? []
            : [{ label: '自己資金の利回り', value: percent(jikoShikinRimawari) }]),
          { label: `${years.length}年間の手残り`, value: formatEstimate(last?.ruikei ?? 0) },
        ]}
        note={
          breakEven === null
            ? lossOf(years)
            : `ほかの条件が同じなら、自己資金を${formatKakaku(breakEven)}以上にすると、1年目の手残りが黒字になります。`
        }
      />
      <StackedBars
        summary={`年間収支の推移。手残りは1年目が${formatYen(first?.tedori ?? 0)}、${years.length}年目が${formatYen(last?.tedori ?? 0)}`}
        series={[
          { name: 'ローン返済', tone: 'pale' },
          { name: '手残り', tone: 'accent' },
        ]}
        years={years.map(({ hensai, tedori }) => [hensai, tedori])}
      />
      <YearTable
        label="年ごとの収支を表で見る"
        columns={[
          '年',
          '満室時の収入',
          '空室損',
          '経費',
          '返済',
          '手残り',
          '手残りの累計',
          'ローン残高',
        ]}
        rows={years.map((year) => [
          `${year.year}年目`,
          ...[
            year.shunyu,
            year.kushitsu,
            year.keihi,
            year.hensai,
            year.tedori,
            year.ruikei,
            year.zandaka,
          ].map(formatYen),
        ])}
      />
    </>
  )
}

/** When money must be added, of years one after the other the first and the last. */
function lossOf(years: InvestEstimate['years']): string | undefined {
  const losses = years.filter(({ tedori }) => tedori < 0)
  const [first, last] = [losses[0], losses.at(-1)]
  if (!first || !last) return undefined
  const when = first === last ? first.year : `${first.year}〜${last.year}`
  return `${when}年目は収入が返済に足りず、${losses.length < last.year - first.year + 1 ? '多くの年で' : ''}持ち出しになります。`
}

const percent = (share: number) => `${share.toFixed(2)}%`
