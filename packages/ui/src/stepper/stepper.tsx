import { CheckIcon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './stepper.module.css'

/** The way of every form of the site. */
const FORM_STEPS = ['入力', '確認', '完了'] as const

type Props = {
  /** What the steps lead to: お申し込みの手順. */
  label?: string
  steps?: readonly string[]
  /** Index of the step on the page; those before it are done. */
  current: number
}

/** Where one is on the way to a sent form. */
export function Stepper({ label = 'お手続きの流れ', steps = FORM_STEPS, current }: Props) {
  return (
    <ol aria-label={label} className={styles.steps}>
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
