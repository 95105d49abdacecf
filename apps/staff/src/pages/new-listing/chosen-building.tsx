import type { Camelized } from '@sumai/api-client'
import type { Tatemono } from '@sumai/api-client/contract/tatemono'
import { Button } from '@sumai/ui/button'
import { factsOfBuilding } from '../../listings/listing-words.ts'
import styles from './building.module.css'

type Props = { building: Camelized<Tatemono>; onChange: () => void }

export function ChosenBuilding({ building, onChange }: Props) {
  const { tmName, bukkenTypeLabel } = building
  const facts = factsOfBuilding(building)
  return (
    <section aria-label="建物" className={styles.chosen}>
      <div>
        <b>{tmName ?? bukkenTypeLabel}</b>
        <small>
          {facts.map((fact, at) => (
            <span key={fact}>
              {fact}
              {at < facts.length - 1 && '・'}
            </span>
          ))}
        </small>
      </div>
      <Button variant="outline" onClick={onChange}>
        変える
      </Button>
    </section>
  )
}
