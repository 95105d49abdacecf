import { SubpageHead } from '@sumai/ui/subpage-head'
import type { ReactNode } from 'react'
import css from './lead.module.css'

type Props = {
  /** The municipality that is drawn. */
  town: string
  /** What it is about, in one sentence. */
  words: string
  text: string
  /** Buttons. */
  children: ReactNode
}

/** The drawn head of a guide, with what it is about and what can be done at once. */
export const Lead = ({ town, words, text, children }: Props) => (
  <div className={css.head}>
    <SubpageHead town={town}>
      <div className={css.lead}>
        <p className={css.words}>{words}</p>
        <p>{text}</p>
        <div className={css.actions}>{children}</div>
      </div>
    </SubpageHead>
  </div>
)
