import { relaxations } from '@sumai/search/condition-chips'
import { NothingFound } from '../../components/nothing-found.tsx'
import type { InvestData } from './invest-data.ts'

type Props = { data: InvestData }

/** In place of results. */
export const Nothing = ({ data: { conditions, chips, saved, relax } }: Props) => (
  <NothingFound
    about="投資用物件"
    relaxations={relaxations('invest', conditions, chips, relax)}
    chips={chips}
    address={saved.address}
  />
)
