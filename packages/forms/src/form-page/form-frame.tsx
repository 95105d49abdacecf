import { Container } from '@sumai/ui/container'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Values } from './form-context.ts'
import styles from './form-frame.module.css'
import type { FormPlan } from './form-plan.ts'
import { FormProgress } from './form-progress.tsx'
import type { FormFacts } from './form-shop.ts'
import { FormSide } from './form-side.tsx'

type Props = {
  plan: Pick<FormPlan, 'form' | 'steps'>
  /** Index of an input step, or the confirmation. */
  at: number | 'confirm'
  heading: string
  lead?: ReactNode
  facts: FormFacts | undefined
  values: Values
  /** What one gets by the form, in the rail. */
  beside?: ReactNode
  /** Moves the focus to the heading, so that screen readers announce the step. */
  isNew?: boolean
  children: ReactNode
}

/** One step of a form: progress, heading and content, and below or beside it who answers. */
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
        <FormSide form={plan.form.name} shop={shopOf(facts, values)} className={styles.side}>
          {beside}
        </FormSide>
      </div>
    </Container>
  )
}

/** The shop that was chosen, or that of what is asked about, where there is but one. */
function shopOf({ shops = [] }: FormFacts = {}, { tenpo_no }: Values) {
  const [shop, another] = shops.filter(({ tenpoNo }) => !tenpo_no || tenpoNo === tenpo_no)
  return another ? undefined : shop
}
