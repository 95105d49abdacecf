import { ACQUISITION_COST_RATE } from '@sumai/domain/costs/yield'
import { formatSqm } from '@sumai/format/area'
import { formatRent, formatYen } from '@sumai/format/money'
import { formatNumber } from '@sumai/format/number'
import { DataTable } from '@sumai/listings/data-table'
import { FactList } from '@sumai/listings/fact-list'
import { RoomSection } from '@sumai/listings/room-section'
import { floorsOf, LET } from './floors-of.ts'
import note from './note.module.css'
import { RentFloors } from './rent-floors.tsx'
import css from './rent-roll.module.css'
import type { Room } from './room-data.ts'

type Props = { room: Pick<Room, 'rentRoll' | 'nenkanKeihi' | 'rimawariKbn' | 'bukkenKbn'> }
type Units = Room['rentRoll']

/** So many units show what the house earns; the others open on demand. */
const AT_ONCE = 6
/** Fewer are not worth a press. */
const FOLDED = 3

/** The rent of each unit under their sum, and what the yields do not include. */
export function RentRoll({ room: { rentRoll, nenkanKeihi, rimawariKbn, bukkenKbn } }: Props) {
  return (
    <RoomSection
      heading={rentRoll.length > 0 ? `レントロール（${rentRoll.length}戸）` : '収益について'}
    >
      <div className={css.roll}>
        {rentRoll.length > 0 && (
          <Roll units={rentRoll} use={bukkenKbn === 'jigyou' ? '用途' : '間取り'} />
        )}
        <p className={note.note}>
          {rimawariKbn === 'genkou'
            ? '表面利回りは、現在の年間賃料収入を価格で割ったものです。'
            : '表面利回りは、満室時の年間賃料収入を価格で割ったものです。'}
          公租公課その他の費用を控除する前の数字で、
          {nenkanKeihi !== null &&
            `実質利回りは、同じ収入から年間経費${formatYen(nenkanKeihi)}を引き、価格に${formatNumber(ACQUISITION_COST_RATE * 100)}%の諸費用を足した額で割っています。`}
          将来の収益を約束するものではありません。
        </p>
      </div>
    </RoomSection>
  )
}

const rentOf = (units: Units) => units.reduce((sum, { yachin }) => sum + yachin, 0)

type RollProps = {
  units: Units
  /** What the units are told apart by. */
  use: '間取り' | '用途'
}

function Roll({ units, use }: RollProps) {
  const isDrawn = floorsOf(units).length > 0
  const atOnce = isDrawn ? 0 : AT_ONCE
  const split = units.length >= atOnce + FOLDED ? atOnce : units.length
  const others = units.slice(split)
  const occupied = units.filter(({ status }) => status === LET)
  return (
    <>
      {units.length > 1 && (
        <FactList
          facts={[
            { label: LET, value: `${occupied.length}戸 / ${units.length}戸` },
            { label: '現在の賃料（月額）', value: formatRent(rentOf(occupied)) },
            { label: '満室時（月額）', value: formatRent(rentOf(units)) },
          ]}
        />
      )}
      {isDrawn && <RentFloors units={units} />}
      {split > 0 && <UnitTable label="レントロール" use={use} units={units.slice(0, split)} />}
      {others.length > 0 && (
        <details>
          <summary className={css.more}>
            {isDrawn ? '部屋ごとの面積と賃料を見る' : `残り${others.length}戸を見る`}
          </summary>
          <UnitTable
            label={isDrawn ? 'レントロール' : 'レントロールの続き'}
            use={use}
            units={others}
          />
        </details>
      )}
    </>
  )
}

const UnitTable = ({ label, units, use }: RollProps & { label: string }) => (
  <DataTable
    label={label}
    columns={[
      { label: '部屋' },
      { label: use },
      { label: '面積', isNumber: true },
      { label: '月額賃料', isNumber: true },
      { label: '状況' },
    ]}
    rows={units.map(({ no, madori, men, yachin, status }) => ({
      key: no,
      cells: [no, madori, formatSqm(men), formatRent(yachin), status],
    }))}
  />
)
