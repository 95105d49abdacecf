import { SaleRow } from '@sumai/listings/sale-row'
import { relaxations } from '@sumai/search/condition-chips'
import { NearList } from '@sumai/search/near-list'
import { NothingFound } from '../../components/nothing-found.tsx'
import { paths } from '../../paths.ts'
import type { SearchData } from './search-data.ts'

type Props = { data: SearchData }

/** What the search finds without one of its conditions. */
export const Near = ({ data: { near, renderedAt } }: Props) =>
  near && <NearList about="物件" {...near} Row={SaleRow} now={renderedAt} paths={paths} />

/** In place of results. */
export const Nothing = ({ data }: Props) => {
  const { conditions, chips, saved, relax } = data
  return (
    <>
      <NothingFound
        about="物件"
        relaxations={relaxations('baibai', conditions, chips, relax)}
        chips={chips}
        address={saved.address}
      />
      <Near data={data} />
    </>
  )
}
