import type { Facts } from '@sumai/domain/forms/facts'
import { Container } from '@sumai/ui/container'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormAside } from './form-aside.tsx'
import type { Values } from './form-context.ts'
import styles from './form-frame.module.css'
import type { FormPlan } from './form-plan.ts'
import { FormProgress } from './form-progress.tsx'

type Props = {
  plan: Pick<FormPlan, 'form' | 'steps'>
  /** Index of an input step, or the confirmation. */
  at: number | 'confirm'
  heading: string
  lead?: ReactNode
  facts: Facts | undefined
  values: Values
  /** Below what comes afterwards. */
  beside?: ReactNode
  /** Moves the focus to the heading, so that screen readers announce the step. */
  isNew?: boolean
  children: ReactNode
}

/** One step of a form: progress, heading and content, and below or beside it what comes afterwards. */
export function FormFrame(props: Props) {
  const { plan, at, heading, lead, facts, values, beside, isNew, children } = props
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])

  return (
    <Container>
      <div className={styles.page}>
        <div>
          <FormProgress steps={plan.steps} at={at} />
          <h1 ref={title} tabIndex={-1} className={styles.heading}>
            {heading}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        <div className={styles.side}>
          <FormAside form={plan.form.name} shop={shopOf(facts, values)} />
          {beside}
        </div>
      </div>
    </Container>
  )
}

/** The shop that was chosen, or that of what is asked about, where there is but one. */
function shopOf({ shops = [] }: Facts = {}, { tenpo_no }: Values) {
  const [shop, another] = shops.filter(({ tenpoNo }) => !tenpo_no || tenpoNo === tenpo_no)
  return another ? undefined : shop
}
