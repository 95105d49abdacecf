import { unbroken } from '@sumai/format/unbroken'
import { DataTable } from '@sumai/listings/data-table'
import type { Sold } from './sold.ts'
import css from './sold-table.module.css'

type Props = {
  sold: readonly Sold[]
  /** Says when each was sold, and after how many days. */
  dated?: boolean
}

const WHAT = [
  { label: '場所' },
  { label: '価格帯', isNumber: true },
  { label: '種別' },
  { label: '間取り' },
  { label: '面積', isNumber: true },
  { label: '築年数', isNumber: true },
]
const WHEN = [
  { label: '成約', isNumber: true },
  { label: '売出しから', isNumber: true },
]

/** Yen from which on a bar is full: on every page the same. */
const FULL = 80_000_000

/** Recent deals, each with its price band. */
export const SoldTable = ({ sold, dated }: Props) => (
  <DataTable
    cards={css.cards}
    label="成約した物件"
    columns={dated ? [...WHAT, ...WHEN] : WHAT}
    rows={sold.map(({ bukkenNo, city, kind, band, from, size, layout, age, when, days }) => ({
      key: bukkenNo,
      cells: [
        city,
        <Band key="band" text={band} share={Math.min(1, from / FULL)} />,
        kind,
        layout,
        size,
        age,
        ...(dated ? [when, days] : []),
      ],
    }))}
  />
)

/** With a bar below it, by which the deals are compared at a glance. */
const Band = ({ text, share }: { text: string; share: number }) => (
  <span className={css.band}>
    {unbroken(text)}
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(3, Math.round(share * 100))} height="1" />
    </svg>
  </span>
)
