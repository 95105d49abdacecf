import { BusyResults } from '@sumai/search/busy-results'
import { paths } from '../../paths.ts'
import css from './building-row.module.css'
import { BuildingRow } from './building-row.tsx'
import type { FoundBuilding } from './found-buildings.ts'

type Props = { buildings: readonly FoundBuilding[]; isFiltered: boolean; total: number }

/** The results gathered by building. */
export const Buildings = ({ buildings, isFiltered, total }: Props) => (
  <BusyResults action={paths.search} total={total}>
    <ul className={css.list}>
      {buildings.map((building, index) => (
        <li key={building.tmNo}>
          <BuildingRow building={building} isFiltered={isFiltered} priority={index === 0} />
        </li>
      ))}
    </ul>
  </BusyResults>
)
