import { formatSqm } from '@sumai/format/area'
import { formatYen } from '@sumai/format/money'
import { DataTable } from '@sumai/listings/data-table'
import { Price } from '@sumai/listings/price'
import { RoomSection } from '@sumai/listings/room-section'
import { Link } from '@sumai/platform'
import { paths } from '../../paths.ts'
import type { Neighbour } from './neighbour.ts'
import css from './neighbours.module.css'
import type { Room } from './room-data.ts'

type Props = { room: Room; neighbours: readonly Neighbour[] }

const COLUMNS = [
  { label: '部屋' },
  { label: '間取り' },
  { label: '面積', isNumber: true },
  { label: '賃料', isNumber: true },
  { label: '管理費', isNumber: true },
  { label: '入居' },
]

/** Every free room of the building, this one among them, by rent. */
export function Neighbours({ room, neighbours }: Props) {
  if (neighbours.length === 0) return null
  const rooms = [room, ...neighbours].sort((a, b) => a.hyYachin - b.hyYachin)
  return (
    <RoomSection heading="この建物で募集中の部屋">
      <DataTable
        label="募集中の部屋の一覧"
        columns={COLUMNS}
        rows={rooms.map((it) => ({
          key: it.bukkenNo,
          isCurrent: it === room,
          cells: [
            it === room ? <Shown room={it} /> : <Link to={paths.room(it)}>{nameOf(it)}</Link>,
            it.madoriLabel ?? it.bukkenTypeLabel,
            formatSqm(it.senyuMen),
            <Price key="rent" yen={it.hyYachin} of="rent" size="s" />,
            formatYen(it.kyoekihi),
            it.nyukyoJikiLabel,
          ],
        }))}
      />
    </RoomSection>
  )
}

const Shown = ({ room }: { room: Neighbour }) => (
  <>
    {nameOf(room)}
    <span className={css.mark}>表示中</span>
  </>
)

const nameOf = ({ roomNo, kai }: Neighbour) =>
  roomNo ? `${roomNo}号室` : kai === null ? '一棟' : `${kai}階`
