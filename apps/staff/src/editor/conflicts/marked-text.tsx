import styles from './conflict-field.module.css'
import { textDiff } from './text-diff.ts'

const TAGS = { same: 'span', added: 'ins', gone: 'del' } as const

type Props = { before: string; after: string }

/** A text with what was put in and taken out. */
export function MarkedText({ before, after }: Props) {
  if (after === '') return <span className={styles.text}>未入力</span>
  return (
    <span className={styles.text}>
      {textDiff(before, after).map(({ kind, text }, index) => {
        const Piece = TAGS[kind]
        // Pieces have no name of their own.
        return <Piece key={index}>{text}</Piece>
      })}
    </span>
  )
}
