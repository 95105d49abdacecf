import type { VisitShop } from '@sumai/domain/forms/facts'
import { Container } from '@sumai/ui/container'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormAside } from './form-aside.tsx'
import styles from './form-frame.module.css'
import type { FormPlan } from './form-plan.ts'
import { FormProgress } from './form-progress.tsx'

type Props = {
  plan: Pick<FormPlan, 'form' | 'steps'>
  /** Index of an input step, or the confirmation. */
  at: number | 'confirm'
  heading: string
  lead?: ReactNode
  /** The shops of what is asked about. */
  shops?: readonly VisitShop[] | undefined
  /** Moves the focus to the heading, so that screen readers announce the step. */
  isNew?: boolean
  children: ReactNode
}

/** One step of a form: progress, heading and content, and below or beside it what comes afterwards. */
export function FormFrame({ plan, at, heading, lead, shops, isNew, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])

  return (
    <Container>
      <div className={styles.page}>
        <FormProgress steps={plan.steps} at={at} />
        <h1 ref={title} tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        <FormAside form={plan.form.name} shops={shops} />
      </div>
    </Container>
  )
}
