import { Container } from '@sumai/ui/container'
import { type ReactNode, useId } from 'react'
import css from './next-step.module.css'

type Props = {
  heading: string
  text: string
  /** Where what stands before it leaves no space below itself, as a coloured band does. */
  apart?: boolean
  /** Buttons that lead on. */
  children: ReactNode
}

/** The end of a page that explains: where its reader goes from here. */
export function NextStep({ heading, text, apart, children }: Props) {
  const id = useId()
  return (
    <Container>
      <section aria-labelledby={id} className={css.box} data-apart={apart}>
        <div>
          <h2 id={id}>{heading}</h2>
          <p className={css.text}>{text}</p>
        </div>
        <div className={css.ways}>{children}</div>
      </section>
    </Container>
  )
}
