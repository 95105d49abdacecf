import { formatKakaku, formatYen } from '@sumai/format/money'
import { CostList } from '@sumai/listings/cost-list'
import { Figures } from '../figures.tsx'
import { StackedBars } from '../stacked-bars.tsx'
import { YearTable } from '../year-table.tsx'
import type { LoanEstimate } from './loan.ts'

type Props = { estimate: LoanEstimate }

/** Whole 万円 are enough for decades. */
const roughly = (yen: number) => formatKakaku(Math.round(yen / 10_000) * 10_000)

export function LoanResult({ estimate: { plan, kariire, items, total } }: Props) {
  const years = plan?.years ?? []
  return (
    <>
      <Figures
        main={{ label: '月々の支払い（目安）', value: formatYen(total) }}
        others={[
          { label: '借入額', value: formatKakaku(kariire) },
          ...(plan?.bonus ? [{ label: 'ボーナス月の加算', value: formatYen(plan.bonus) }] : []),
          { label: '総返済額', value: roughly(plan?.totalPaid ?? 0) },
          { label: 'うち利息', value: roughly(plan?.totalInterest ?? 0) },
        ]}
      />
      <CostList heading="月々の支払いの内訳" items={items} total={total} />
      {plan ? (
        <>
          <StackedBars
            summary={`年間返済額の元金と利息の推移。1年目は${formatYen(years[0]?.paid ?? 0)}、${years.length}年で完済`}
            series={[
              { name: '元金', tone: 'primary' },
              { name: '利息', tone: 'accent' },
            ]}
            years={years.map(({ principal, interest }) => [principal, interest])}
          />
          <YearTable
            label="返済の推移を表で見る"
            columns={['年', '返済額', '元金', '利息', '年末の残高']}
            rows={years.map(({ year, paid, principal, interest, balance }) => [
              `${year}年目`,
              ...[paid, principal, interest, balance].map(formatYen),
            ])}
          />
        </>
      ) : (
        <p>頭金が物件価格と同じ額のため、ローンの返済はありません。</p>
      )}
    </>
  )
}
