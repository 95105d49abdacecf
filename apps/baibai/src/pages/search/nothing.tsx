import { SaleRow } from '@sumai/listings/sale-row'
import { relaxations } from '@sumai/search/condition-chips'
import { NearList } from '@sumai/search/near-list'
import { NothingFound } from '../../components/nothing-found.tsx'
import { paths } from '../../paths.ts'
import type { SearchData } from './search-data.ts'

type Props = { data: SearchData }

/** In place of results. */
export const Nothing = ({ data }: Props) => {
  const { conditions, chips, saved, relax, near, renderedAt } = data
  return (
    <>
      <NothingFound
        about="物件"
        relaxations={relaxations('baibai', conditions, chips, relax)}
        chips={chips}
        address={saved.address}
      />
      {near && <NearList about="物件" {...near} Row={SaleRow} now={renderedAt} paths={paths} />}
    </>
  )
}
