import { ListingBadges } from '../listing/badges.tsx'
import { type Fact, type SaleListing, shortType } from '../listing/listing.ts'
import { InvestPrice, SalePrice } from '../listing/prices.tsx'
import {
  areaFacts,
  floorsLabel,
  fourthFact,
  investFacts,
  netYield,
  saleFacts,
} from '../listing/sale-facts.ts'
import { ListCard, type RowProps } from './list-card.tsx'
import { RowFacts } from './row-facts.tsx'
import { RowPlace } from './row-place.tsx'
import styles from './sale-row.module.css'

type Props = RowProps & { room: SaleListing }

/** A property for sale in a list of results. */
export const SaleRow = ({ room, now, ...row }: Props) => (
  <ListCard {...row} {...frame(room, now)} enquiry="見学・資料請求">
    <SalePrice room={room} size="list" />
    <RowFacts
      facts={[
        ...saleFacts(room).filter((fact) => !isTag(room, fact)),
        { ...fourthFact(room), isWide: room.bukkenType === 'hanbai_tochi' },
      ]}
    />
    <RowPlace kotsu={room.kotsu} ways={room.ways} address={room.addressDisp} />
  </ListCard>
)

/** A property in a list of investments. */
export const InvestRow = ({ room, now, ...row }: Props) => (
  <ListCard
    {...row}
    {...frame(room, now)}
    planNote={room.senyuMen === null ? '一例' : undefined}
    enquiry="資料を請求"
  >
    <InvestPrice room={room} size="list" />
    <InvestFacts room={room} />
    <RowPlace kotsu={room.kotsu} ways={room.ways} address={room.addressDisp} />
  </ListCard>
)

/** 建築条件なし is a tag of the row. */
const isTag = ({ isNoCondition }: SaleListing, { label }: Fact) =>
  isNoCondition === true && label === '建築条件'

/** What it earns, and what it is: two lines of a phone, whatever they say. */
function InvestFacts({ room }: { room: SaleListing }) {
  const [income, structure, age, occupancy] = investFacts(room)
  const left = { ...netYield(room), label: '実質' }
  return (
    <div className={styles.invest}>
      <RowFacts facts={[income, left]} />
      <RowFacts
        facts={[structure, { label: '階', value: floorsLabel(room), isWide: true }, age, occupancy]}
      />
      <div className={styles.areas}>
        <RowFacts facts={areaFacts(room)} />
      </div>
    </div>
  )
}

function frame(room: SaleListing, now: string) {
  return {
    listing: { site: 'baibai', bukkenNo: room.bukkenNo } as const,
    name: room.name,
    photos: room.photos,
    photoCount: room.photoCount,
    badges: <ListingBadges room={room} now={now} onPhoto />,
    kind: shortType(room.bukkenTypeLabel),
  }
}
