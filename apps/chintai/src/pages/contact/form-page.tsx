import { Container } from '@sumai/ui/container'
import { Stepper } from '@sumai/ui/stepper'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './form-page.module.css'

type Props = {
  /** 0 input, 1 confirmation, 2 done. */
  step: 0 | 1 | 2
  heading: string
  lead: string
  children: ReactNode
}

/** One step of a form in its narrow column. */
export function FormPage({ step, heading, lead, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  // A new step is a new page to whoever hears it.
  useEffect(() => {
    if (shown.current !== step) title.current?.focus()
    shown.current = step
  }, [step])

  return (
    <Container narrow>
      <div className={css.page}>
        <Stepper current={step} />
        <h1 ref={title} tabIndex={-1} className={css.heading}>
          {heading}
        </h1>
        <p className={css.lead}>{lead}</p>
        {children}
      </div>
    </Container>
  )
}
