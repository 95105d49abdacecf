import { ListingRows } from '@sumai/listings/listing-rows'
import { InvestRow } from '@sumai/listings/sale-row'
import { paths } from '../../paths.ts'
import type { InvestData } from './invest-data.ts'
import css from './invest-results.module.css'
import { InvestTable } from './invest-table.tsx'

type Props = { data: InvestData }

/** The investments of a page, as rows or in a table. */
export function InvestResults({ data }: Props) {
  const { rooms, conditions, renderedAt } = data
  if (rooms.length === 0) return null
  if (conditions.view === 'table') return <InvestTable data={data} />
  return (
    <>
      <ListingRows rooms={rooms} Row={InvestRow} now={renderedAt} paths={paths} />
      <p className={css.note}>
        表面利回りは、年間の収入（想定または現行）÷価格です。経費や空室は含みません。
      </p>
    </>
  )
}
