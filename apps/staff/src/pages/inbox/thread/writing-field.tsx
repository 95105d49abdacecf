import { useRef } from 'react'
import styles from './composer.module.css'
import { partsOf } from './marked.ts'

type Props = {
  label: string
  placeholder: string
  rows: number
  max: number
  text: string
  /** Words that a template has filled in: they are marked. */
  filled?: readonly string[]
  onText: (text: string) => void
  /** Ctrl or ⌘ with ↵. */
  onSend: () => void
}

const NOTHING: readonly string[] = []

/** What is written is kept on the device; Esc leaves the field for the keys of the screen. */
export function WritingField(props: Props) {
  const { label, placeholder, rows, max, text, filled = NOTHING, onText, onSend } = props
  const marks = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.writing}>
      {/* The same text behind it, since a text area marks nothing itself. */}
      <div ref={marks} aria-hidden="true" className={styles.marks}>
        {partsOf(text, filled).map(({ text, isMarked, at }) =>
          isMarked ? <mark key={at}>{text}</mark> : text,
        )}
      </div>
      <textarea
        aria-label={label}
        placeholder={placeholder}
        className={styles.text}
        rows={rows}
        maxLength={max}
        value={text}
        onScroll={({ currentTarget }) => {
          if (marks.current) marks.current.scrollTop = currentTarget.scrollTop
        }}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') event.currentTarget.blur()
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSend()
        }}
      />
    </div>
  )
}
