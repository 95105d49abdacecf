import { CompareCheckbox } from '@sumai/listings/compare-checkbox'
import { FavouriteButton } from '@sumai/listings/favourite-button'
import { Link } from '@sumai/platform'
import { classNames } from '@sumai/ui/class-names'
import { Picture } from '@sumai/ui/picture'
import { Scroller } from '@sumai/ui/scroller'
import { paths } from '../../paths.ts'
import { INVEST_COLUMNS } from './invest-columns.ts'
import { type InvestData, inOrder } from './invest-data.ts'
import css from './invest-table.module.css'

type Props = { data: InvestData }

/**
 * Every investment in one line, sortable by the heads of its columns; on a phone in a few lines of
 * three columns with a label over each figure, where nothing lies beside the screen.
 */
export function InvestTable({ data: { rooms, conditions } }: Props) {
  return (
    <Scroller label="投資用物件の表" isRuled>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.name}>
              物件名・所在地
            </th>
            {INVEST_COLUMNS.map((column) => (
              <Head key={column.label} column={column} conditions={conditions} />
            ))}
            <th scope="col" className={css.keep}>
              比較・保存
            </th>
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.bukkenNo}>
              <th scope="row" className={css.name}>
                <div className={css.home}>
                  {room.photos[0] && (
                    <div className={css.photo}>
                      <Picture photo={room.photos[0]} alt="" ratio="4:3" sizes="56px" />
                    </div>
                  )}
                  <div>
                    <Link to={paths.room(room)}>{room.name}</Link>
                    <span className={css.address}>{room.addressDisp}</span>
                  </div>
                </div>
              </th>
              {INVEST_COLUMNS.map(({ label, isNumber, onPhone = 'none', of }) => (
                <td
                  key={label}
                  data-label={label}
                  className={classNames(isNumber ? css.number : css.words, css[onPhone])}
                >
                  {of(room) || '—'}
                </td>
              ))}
              <td className={css.keep}>
                <div className={css.tools}>
                  <CompareCheckbox listing={listingOf(room)} name={room.name} wordless />
                  <FavouriteButton listing={listingOf(room)} name={room.name} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

const listingOf = ({ bukkenNo }: { bukkenNo: string }) => ({ site: 'baibai', bukkenNo }) as const

type HeadProps = {
  column: (typeof INVEST_COLUMNS)[number]
  conditions: InvestData['conditions']
}

/** Sorts by its column; a second press reverses the order where the API knows both. */
function Head({ column: { label, isNumber, orders = [] }, conditions }: HeadProps) {
  const current = conditions.order ? orders.indexOf(conditions.order) : -1
  const next = orders[(current + 1) % orders.length]
  const order = orders[current]
  return (
    <th
      scope="col"
      aria-sort={order && (order.endsWith('_desc') ? 'descending' : 'ascending')}
      className={isNumber ? css.number : css.words}
    >
      {next ? (
        <Link to={inOrder(conditions, next)} preventScrollReset className={css.sort}>
          {label}
        </Link>
      ) : (
        label
      )}
    </th>
  )
}
