import { priceBandText } from '@sumai/domain/listing/price-band'
import { formatDeposit, formatRent, formatYen } from '@sumai/format/money'
import { depositYen } from '@sumai/outline/deposit-terms'
import { Price, Yield } from '../price/price.tsx'
import { isClosed, type RentalListing, type SaleListing } from './listing.ts'
import styles from './prices.module.css'

type Size = 's' | 'm' | 'list' | 'l'
type RentalProps = { room: RentalListing; size?: Size }

/** Rent, management fee, deposit and key money; and the rent as a search compares it. */
export function RentalPrice({ room, size }: RentalProps) {
  const { hyYachin, kyoekihi, shikikin, shikikinKbn, reikin, reikinKbn, compared } = room
  return (
    <div className={styles.prices}>
      <div className={styles.line}>
        <Price yen={hyYachin} of="rent" size={size} />
        <span
          className={styles.fee}
        >{`管理費 ${kyoekihi === 0 ? 'なし' : formatYen(kyoekihi)}`}</span>
        {compared && (
          <strong
            className={styles.fee}
          >{`${compared.parts}込み ${formatYen(compared.yen)}`}</strong>
        )}
      </div>
      <dl className={styles.deposits}>
        <Deposit name="敷金" amount={depositYen(shikikin, shikikinKbn, hyYachin)} />
        <Deposit name="礼金" amount={depositYen(reikin, reikinKbn, hyYachin)} />
      </dl>
    </div>
  )
}

function Deposit({ name, amount }: { name: '敷金' | '礼金'; amount: number }) {
  return (
    <div className={styles.deposit}>
      <dt className={styles.box}>
        <abbr title={name}>{name.charAt(0)}</abbr>
      </dt>
      <dd>{formatDeposit(amount)}</dd>
    </div>
  )
}

/** Of what was sold nothing but the band is told. */
const SoldPrice = ({ room }: { room: SaleListing }) => (
  <p className={styles.sold}>{priceBandText(room.kakaku)}</p>
)

type SaleProps = { room: SaleListing; size?: Size }

/** The price, and what owning it costs a month: the loan and all fees, as its page lists them. */
export function SalePrice({ room, size }: SaleProps) {
  if (isClosed(room)) return <SoldPrice room={room} />
  return (
    <div className={styles.line}>
      <span data-to={room.kakakuTo !== null || undefined}>
        <Price yen={room.kakaku} of="sale" size={size} />
        {room.kakakuTo !== null && room.kakakuTo > room.kakaku && (
          <>
            〜<Price yen={room.kakakuTo} of="sale" size="s" />
          </>
        )}
      </span>
      {room.getsuSogaku !== null && (
        <span className={styles.fee}>{`月々 約${formatRent(inThousands(room.getsuSogaku))}`}</span>
      )}
    </div>
  )
}

/** To 1,000 yen, because it is an estimate. */
const inThousands = (yen: number) => Math.round(yen / 1000) * 1000

/** Price and gross yield side by side. */
export function InvestPrice({ room, size }: SaleProps) {
  if (isClosed(room)) return <SoldPrice room={room} />
  return (
    <dl className={styles.pair}>
      <div>
        <dt className={styles.term}>価格</dt>
        <dd>
          <Price yen={room.kakaku} of="sale" size={size} />
        </dd>
      </div>
      {room.shuekiRimawari !== null && (
        <div>
          <dt className={styles.term}>表面利回り</dt>
          <dd>
            <Yield percent={room.shuekiRimawari} size={size} />
          </dd>
        </div>
      )}
    </dl>
  )
}
