import { useQuery } from '@tanstack/react-query'
import { Rows } from '../../../lists/rows/rows.tsx'
import { toListing } from '../../../paths.ts'
import { colleaguesQuery } from '../../../session/colleagues.queries.ts'
import type { Selection } from '../bulk/use-selection.ts'
import type { Listing } from '../listings.queries.ts'
import type { Site } from '../site.ts'
import { ListingRow } from './listing-row.tsx'
import styles from './listing-table.module.css'

type Props = { site: Site; rows: readonly Listing[]; selection: Selection }

export function ListingTable({ site, rows, selection }: Props) {
  const { data: nameOf } = useQuery(colleaguesQuery)
  return (
    <table className={styles.table} aria-rowcount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">
            <input
              type="checkbox"
              className={styles.box}
              aria-label="表示している物件をすべて選ぶ"
              checked={selection.isAll}
              ref={(box) => {
                if (box) box.indeterminate = !selection.isAll && selection.chosen.length > 0
              }}
              onChange={selection.toggleAll}
            />
          </th>
          <th scope="col">物件</th>
          <th scope="col">状態</th>
          <th scope="col" data-number>
            賃料・価格
          </th>
          <th scope="col">間取り</th>
          <th scope="col" data-more>
            交通
          </th>
          <th scope="col" data-number>
            写真
          </th>
          <th scope="col" data-more>
            担当
          </th>
          <th scope="col">次回更新予定日</th>
          <th scope="col" data-more>
            更新
          </th>
        </tr>
      </thead>
      <Rows
        as="tbody"
        rows={rows}
        addressOf={({ bukkenNo }) => toListing(site, bukkenNo)}
        height={53}
      >
        {(listing, place) => (
          <ListingRow
            {...{ site, listing, selection, place }}
            colleague={nameOf?.(listing.syainNo)?.split(' ')[0]}
          />
        )}
      </Rows>
    </table>
  )
}
