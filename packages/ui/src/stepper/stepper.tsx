import { CheckIcon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './stepper.module.css'

type Props = {
  steps: readonly string[]
  /** Index of the current step; earlier ones are done. */
  current: number
}

/** The progress of a form. */
export function Stepper({ steps, current }: Props) {
  return (
    <ol aria-label="お手続きの流れ" className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
          className={styles.step}
        >
          <b className={styles.circle}>{index < current ? <CheckIcon size="s" /> : index + 1}</b>
          {step}
          {index < current && <VisuallyHidden>（済み）</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
