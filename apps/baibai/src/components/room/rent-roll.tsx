import { formatSqm } from '@sumai/format/area'
import { formatRent, formatYen } from '@sumai/format/money'
import { DataTable } from '@sumai/listings/data-table'
import { RoomSection } from '@sumai/listings/room-section'
import css from './rent-roll.module.css'
import type { Room } from './room-data.ts'

type Props = { room: Pick<Room, 'rentRoll' | 'nenkanKeihi' | 'rimawariKbn'> }

/** The rent of each unit, and what the yields do not include. */
export function RentRoll({ room: { rentRoll, nenkanKeihi, rimawariKbn } }: Props) {
  const monthly = rentRoll.reduce((sum, { yachin }) => sum + yachin, 0)
  return (
    <RoomSection
      heading={rentRoll.length > 0 ? `レントロール（${rentRoll.length}戸）` : '収益について'}
    >
      {rentRoll.length > 0 && (
        <DataTable
          label="レントロール"
          columns={[
            { label: '部屋' },
            { label: '間取り' },
            { label: '面積', isNumber: true },
            { label: '賃料（月額）', isNumber: true },
            { label: '状況' },
          ]}
          rows={rentRoll.map(({ no, madori, men, yachin, status }) => ({
            key: no,
            cells: [no, madori, formatSqm(men), formatRent(yachin), status],
          }))}
          foot={['合計', '', '', formatRent(monthly), '']}
        />
      )}
      <p className={css.note}>
        {rimawariKbn === 'genkou'
          ? '表面利回りは、現在の年間賃料収入を価格で割ったものです。'
          : '表面利回りは、満室時に想定される年間賃料収入を価格で割ったものです。'}
        公租公課その他の費用を控除する前の数字で、
        {nenkanKeihi !== null &&
          `実質利回り（経費のみ）は、年間経費${formatYen(nenkanKeihi)}を引き、価格に7%の諸費用を足した額で割っています。`}
        将来の収益を約束するものではありません。
      </p>
    </RoomSection>
  )
}
