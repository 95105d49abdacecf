import type { Camelized } from '@sumai/api-client'
import type { Tatemono } from '@sumai/api-client/contract/tatemono'
import { Button } from '@sumai/ui/button'
import styles from './building.module.css'

type Props = { building: Camelized<Tatemono>; onChange: () => void }

export function ChosenBuilding({ building, onChange }: Props) {
  const { tmName, bukkenTypeLabel, addressDisp, chikuYm, kozoLabel } = building
  return (
    <section aria-label="建物" className={styles.chosen}>
      <div>
        <b>{tmName ?? bukkenTypeLabel}</b>
        <small>{[addressDisp, chikuYm, kozoLabel].filter(Boolean).join('・')}</small>
      </div>
      <Button variant="outline" onClick={onChange}>
        変える
      </Button>
    </section>
  )
}
