import { Facts } from '@sumai/ui/facts'
import css from './outline.module.css'
import { buildingRows, contractRows } from './outline-rows.ts'
import type { Room } from './room-data.ts'
import { RoomSection } from './room-section.tsx'

type Props = { room: Room }

/** Everything an advertisement for a rental room must say (DOMAIN §2.14). */
export function Outline({ room }: Props) {
  return (
    <>
      <Table heading="物件の概要" rows={buildingRows(room)} />
      <Table heading="契約の条件" rows={contractRows(room)} />
    </>
  )
}

type TableProps = { heading: string; rows: ReturnType<typeof buildingRows> }

function Table({ heading, rows }: TableProps) {
  const shown = rows.map(({ label, value }) => ({
    label,
    value: typeof value === 'string' ? value : <Lines texts={value} />,
  }))
  return (
    <RoomSection heading={heading}>
      <Facts caption={heading} rows={shown} columns={2} />
    </RoomSection>
  )
}

const Lines = ({ texts }: { texts: readonly string[] }) => (
  <ul className={css.lines}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)
