import { CheckIcon } from '@sumai/ui/icon'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import type { Run } from '../imports.queries.ts'
import styles from './steps.module.css'

type Props = { run: Run }

const STEPS = ['読み込み', '試し取込', '反映', '完了']

/** How far a file is on its way. */
export function Steps({ run }: Props) {
  const current = stepOf(run)
  return (
    <ol aria-label="取込の手順" className={styles.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <b>{index < current ? <CheckIcon size="s" /> : index + 1}</b>
          {step}
          {index < current && <VisuallyHidden>（済み）</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}

function stepOf({ isDryRun, state }: Run): number {
  if (isDryRun) return 1
  return state === 'done' ? 3 : 2
}
