import { formatSqm } from '@sumai/domain/area'
import { formatYen } from '@sumai/domain/money'
import { Link } from '@sumai/platform'
import type { RentalListing } from '@sumai/ui/listing'
import { Price } from '@sumai/ui/price'
import { paths } from '../../paths.ts'
import css from './neighbours.module.css'
import type { Room } from './room-data.ts'
import { RoomSection } from './room-section.tsx'

type Props = { room: Room; neighbours: readonly RentalListing[] }

/** Every free room of the building, this one among them, by rent. */
export function Neighbours({ room, neighbours }: Props) {
  if (neighbours.length === 0) return null
  const rooms = [room, ...neighbours].sort((a, b) => a.hyYachin - b.hyYachin)
  return (
    <RoomSection heading="この建物で募集中の部屋">
      <div className={css.scroller}>
        <table className={css.table} aria-label="この建物で募集中の部屋">
          <thead>
            <tr>
              <th scope="col">部屋</th>
              <th scope="col">間取り</th>
              <th scope="col" className={css.right}>
                面積
              </th>
              <th scope="col" className={css.right}>
                賃料
              </th>
              <th scope="col" className={css.right}>
                管理費
              </th>
              <th scope="col">入居</th>
            </tr>
          </thead>
          <tbody>
            {rooms.map((it) => (
              <tr key={it.bukkenNo} className={it === room ? css.current : undefined}>
                <th scope="row">
                  {it === room ? (
                    <>
                      {nameOf(it)}
                      <span className={css.mark}>表示中</span>
                    </>
                  ) : (
                    <Link to={paths.room(it)}>{nameOf(it)}</Link>
                  )}
                </th>
                <td>{it.madoriLabel ?? it.bukkenTypeLabel}</td>
                <td className={css.right}>{formatSqm(it.senyuMen)}</td>
                <td className={css.right}>
                  <Price yen={it.hyYachin} of="rent" size="s" />
                </td>
                <td className={css.right}>{formatYen(it.kyoekihi)}</td>
                <td>{it.nyukyoJikiLabel}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </RoomSection>
  )
}

const nameOf = ({ roomNo, kai }: RentalListing) =>
  roomNo ? `${roomNo}号室` : kai === null ? '一棟' : `${kai}階`
