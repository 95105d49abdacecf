import { LOAN } from '@sumai/domain/costs/loan'
import { CostList } from '@sumai/listings/cost-list'
import type { Room } from './room-data.ts'

type Props = { room: Pick<Room, 'getsuSogaku' | 'getsuSogakuItems'> }

const ASSUMPTIONS = [
  `金利${(LOAN.annualRate * 100).toFixed(2)}%`,
  `${LOAN.years}年`,
  '元利均等',
  '頭金・ボーナス払いなし',
].join('・')

/** The monthly cost of owning, line by line, with the assumptions of the estimate. */
export function MonthlyCost({ room: { getsuSogaku, getsuSogakuItems } }: Props) {
  if (getsuSogaku === null) return null
  return (
    <CostList heading="月々の支払いの目安" items={getsuSogakuItems} total={getsuSogaku}>
      {`${ASSUMPTIONS}で計算した目安です。金融機関と審査の結果により変わります。`}
    </CostList>
  )
}
