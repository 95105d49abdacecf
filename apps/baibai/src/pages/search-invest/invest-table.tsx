import { formatKakakuInList } from '@sumai/domain/money'
import { Link } from '@sumai/platform'
import { investFacts } from '@sumai/ui/sale-facts'
import { paths } from '../../paths.ts'
import { type InvestData, inOrder } from './invest-data.ts'
import css from './invest-table.module.css'

type Props = { data: InvestData }

/** A column by which the API sorts names its order. */
const COLUMNS = [
  { label: '物件名' },
  { label: '価格', order: 'kakaku_asc' },
  { label: '表面利回り', order: 'rimawari_desc' },
  { label: '年間収入' },
  { label: '構造' },
  { label: '築年数', order: 'chiku_asc' },
  { label: '稼働' },
  { label: '所在地' },
] as const

/** Every investment in one line, sortable by the heads of its columns. */
export function InvestTable({ data: { rooms, conditions } }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard.
    <section aria-label="投資用物件の表" tabIndex={0} className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => {
              const order = 'order' in column ? column.order : undefined
              const isSorted = order !== undefined && conditions.order === order
              return (
                <th
                  key={column.label}
                  scope="col"
                  aria-sort={isSorted ? direction(order) : undefined}
                >
                  {order ? (
                    <Link to={inOrder(conditions, order)} preventScrollReset>
                      {column.label}
                    </Link>
                  ) : (
                    column.label
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.bukkenNo}>
              <th scope="row">
                <Link to={paths.room(room)}>{room.name}</Link>
              </th>
              <td className={css.number}>{formatKakakuInList(room.kakaku)}</td>
              <td className={css.number}>
                {room.shuekiRimawari === null ? '—' : `${room.shuekiRimawari.toFixed(2)}%`}
              </td>
              {investFacts(room).map(({ label, value }) => (
                <td key={label} className={css.number}>
                  {value || '—'}
                </td>
              ))}
              <td>{room.addressDisp}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const direction = (order: string) => (order.endsWith('_desc') ? 'descending' : 'ascending')
