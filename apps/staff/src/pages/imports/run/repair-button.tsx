import type { Problem } from '../imports.queries.ts'
import styles from './repair-button.module.css'
import { agree } from './repairs.ts'

type Props = { importId: string; problem: Problem }

/** What a cell would say instead, once somebody agrees. */
export function RepairButton({ importId, problem }: Props) {
  const { position, repairValue, isAccepted } = problem
  return (
    <button
      type="button"
      aria-pressed={isAccepted}
      title={repairValue ?? undefined}
      className={styles.repair}
      onClick={() => agree(importId, { position }, !isAccepted)}
    >
      <span>{repairValue}</span>
      {isAccepted ? ' にします' : ' にする'}
    </button>
  )
}
