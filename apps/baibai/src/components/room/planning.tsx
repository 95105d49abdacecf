import { RoomSection } from '@sumai/listings/room-section'
import { isInvestment } from '@sumai/outline/sale-kind'
import { investmentOf } from '../simulators/invest/investment.ts'
import { BuyingSimulator, InvestSimulator, LoanSimulator } from '../simulators/late-simulators.ts'
import { purchaseOf } from './purchase.ts'
import type { RoomData } from './room-data.ts'

type Props = { data: RoomData }

/** The simulators: cost of buying, loan, and for an investment its cash flow. */
export function Planning({ data: { room, today } }: Props) {
  const { kakaku, kanrihi, shuzenTsumitate, sonotaGetsugaku, koteiShisanZei } = room
  const fees = { kanrihi, shuzenTsumitate, sonotaGetsugaku, koteiShisanZei }
  const isForRent = isInvestment(room)
  const known = purchaseOf(room)
  const property = investmentOf(room)
  return (
    <>
      {isForRent && property && (
        <RoomSection heading="収支シミュレーション">
          <InvestSimulator property={{ ...property, purchase: { known, day: today } }} />
        </RoomSection>
      )}
      {!isForRent && (
        <RoomSection heading="住宅ローンシミュレーション">
          <LoanSimulator home={{ kakaku, fees }} />
        </RoomSection>
      )}
      <RoomSection heading="購入時にかかる諸費用">
        <BuyingSimulator known={known} day={today} isForRent={isForRent} />
      </RoomSection>
    </>
  )
}
