import { Container } from '@sumai/ui/container'
import { type ReactNode, useId } from 'react'
import css from './next-step.module.css'

type Props = { heading: string; text: string /** Buttons that lead on. */; children: ReactNode }

/** The end of a page that explains: where its reader goes from here. */
export function NextStep({ heading, text, children }: Props) {
  const id = useId()
  return (
    <Container>
      <section aria-labelledby={id} className={css.box}>
        <div>
          <h2 id={id}>{heading}</h2>
          <p className={css.text}>{text}</p>
        </div>
        <div className={css.ways}>{children}</div>
      </section>
    </Container>
  )
}
