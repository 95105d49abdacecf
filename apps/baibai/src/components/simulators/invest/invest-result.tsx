import { formatYen, kakakuMan } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import { Figures } from '../figures.tsx'
import { StackedBars } from '../stacked-bars.tsx'
import { YearTable } from '../year-table.tsx'
import type { InvestEstimate } from './invest.ts'

type Props = { estimate: InvestEstimate }

/** 109.7: one decimal of 万円, as for rents. */
const manOf = (yen: number) => formatNumber(yen / 10_000, { least: 1, most: 1 })

export function InvestResult({ estimate }: Props) {
  const { years, kariire, hensai, jikoShikinRimawari } = estimate
  const [first, last] = [years[0], years.at(-1)]
  return (
    <>
      <Figures
        main={{
          label: '年間の手残り（1年目・税引前）',
          value: manOf(first?.tedori ?? 0),
          unit: '万円',
        }}
        others={[
          { label: '毎月の返済', value: manOf(hensai), unit: '万円' },
          { label: '表面利回り', value: estimate.hyomenRimawari.toFixed(2), unit: '%' },
          {
            label: '空室込みの実質利回り',
            value: estimate.jisshitsuRimawari.toFixed(2),
            unit: '%',
          },
          { label: '借入額', value: kakakuMan(kariire), unit: '万円' },
          ...(jikoShikinRimawari === null
            ? []
            : [{ label: '自己資金の利回り', value: jikoShikinRimawari.toFixed(2), unit: '%' }]),
          { label: `${years.length}年間の手残り`, value: manOf(last?.ruikei ?? 0), unit: '万円' },
        ]}
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
