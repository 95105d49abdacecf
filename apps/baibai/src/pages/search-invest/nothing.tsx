import { InvestRow } from '@sumai/listings/sale-row'
import { relaxations } from '@sumai/search/condition-chips'
import { NearList } from '@sumai/search/near-list'
import { NothingFound } from '../../components/nothing-found.tsx'
import { paths } from '../../paths.ts'
import type { InvestData } from './invest-data.ts'

type Props = { data: InvestData }

/** What the search finds without one of its conditions. */
export const Near = ({ data: { near, renderedAt } }: Props) =>
  near && <NearList about="物件" {...near} Row={InvestRow} now={renderedAt} paths={paths} />

/** In place of results. */
export const Nothing = ({ data }: Props) => {
  const { conditions, chips, saved, relax } = data
  return (
    <>
      <NothingFound
        about="投資用物件"
        relaxations={relaxations('invest', conditions, chips, relax)}
        chips={chips}
        address={saved.address}
      />
      <Near data={data} />
    </>
  )
}
