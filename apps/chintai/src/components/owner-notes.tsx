import { Section } from '@sumai/ui/section'
import css from './owner-notes.module.css'

export type OwnerNote = { title: string; text: string }

type Props = {
  heading: string
  note?: string
  notes: readonly OwnerNote[]
  /** One after the other, with numbers. */
  isOrdered?: boolean
  paper?: boolean
}

/** Steps or questions on a page for owners, in two columns where there is room. */
export function OwnerNotes({ heading, note, notes, isOrdered, paper }: Props) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <Section heading={heading} note={note} paper={paper}>
      <List className={css.notes}>
        {notes.map(({ title, text }, index) => (
          <li key={title} className={css.note}>
            {isOrdered && (
              <span aria-hidden="true" className={css.number}>
                {index + 1}
              </span>
            )}
            <h3 className={css.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  )
}
