import { Container } from '@sumai/ui/container'
import { Stepper } from '@sumai/ui/stepper'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './form-frame.module.css'
import type { FormPlan } from './form-plan.ts'

type Props = {
  plan: Pick<FormPlan, 'steps'>
  /** Index of an input step, or one of the two last steps of every form. */
  at: number | 'confirm' | 'done'
  heading: string
  lead?: ReactNode
  /** Moves the focus to the heading, so that screen readers announce the step. */
  isNew?: boolean
  children: ReactNode
}

/** One step of a form: progress, heading and content. */
export function FormFrame({ plan: { steps }, at, heading, lead, isNew, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])

  const current = at === 'confirm' ? steps.length : at === 'done' ? steps.length + 1 : at
  const labels = steps.length > 1 ? steps.map(({ label }) => label) : ['入力']
  return (
    <Container narrow>
      <div className={styles.page}>
        <Stepper steps={[...labels, '確認', '完了']} current={current} />
        <h1 ref={title} tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </Container>
  )
}
