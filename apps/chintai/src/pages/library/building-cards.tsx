import type { ComponentProps } from 'react'
import { BuildingCard } from './building-card.tsx'
import type { BuildingLine } from './building-line.ts'
import css from './library.module.css'

type Props = Pick<ComponentProps<typeof BuildingCard>, 'heading'> & {
  buildings: readonly BuildingLine[]
  /** The first picture is on the first screen. */
  priority?: boolean
}

export const BuildingCards = ({ buildings, heading, priority = false }: Props) => (
  <ul className={css.cards}>
    {buildings.map((building, index) => (
      <li key={building.tmNo}>
        <BuildingCard building={building} heading={heading} priority={priority && index === 0} />
      </li>
    ))}
  </ul>
)
