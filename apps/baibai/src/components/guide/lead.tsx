import { SubpageHead } from '@sumai/ui/subpage-head'
import type { ReactNode } from 'react'
import css from './lead.module.css'

type Props = {
  /** As of `SubpageHead`. */
  drawing: string
  /** What it is about, in one sentence. */
  words: string
  text: string
  /** Buttons. */
  children: ReactNode
}

/** The drawn head of a guide, with what it is about and what can be done at once. */
export const Lead = ({ drawing, words, text, children }: Props) => (
  <div className={css.head}>
    <SubpageHead drawing={drawing}>
      <div className={css.lead}>
        <p className={css.words}>{words}</p>
        <p>{text}</p>
        <div className={css.actions}>{children}</div>
      </div>
    </SubpageHead>
  </div>
)
