import { unbrokenProse } from '@sumai/format/unbroken-prose'
import type { KeyIcon } from '@sumai/ui/icon'
import { Section } from '@sumai/ui/section'
import type { ReactNode } from 'react'
import css from './owner-notes.module.css'

export type OwnerNote = {
  title: string
  text: string
  /** What it is about; steps have their number instead. */
  Icon?: typeof KeyIcon
}

type Props = {
  heading: string
  note?: string
  notes: readonly OwnerNote[]
  /** One after the other, joined by a line. */
  isOrdered?: boolean
  paper?: boolean
  /** Pictures above them. */
  children?: ReactNode
}

/** Steps or questions on a page for owners, side by side where there is room. */
export function OwnerNotes({ heading, note, notes, isOrdered, paper, children }: Props) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <Section heading={heading} note={note} paper={paper}>
      {children}
      <List className={isOrdered ? css.steps : css.notes}>
        {notes.map(({ title, text, Icon }, index) => (
          <li key={title} className={css.note}>
            <span aria-hidden="true" className={css.mark}>
              {Icon ? <Icon size="l" /> : index + 1}
            </span>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{unbrokenProse(text)}</p>
          </li>
        ))}
      </List>
    </Section>
  )
}
