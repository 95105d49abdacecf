import styles from './composer.module.css'

type Props = {
  label: string
  placeholder: string
  rows: number
  max: number
  text: string
  onText: (text: string) => void
  /** Ctrl or ⌘ with ↵. */
  onSend: () => void
}

/** What is written is kept on the device; Esc leaves the field for the keys of the screen. */
export function WritingField({ label, placeholder, rows, max, text, onText, onSend }: Props) {
  return (
    <textarea
      aria-label={label}
      placeholder={placeholder}
      className={styles.text}
      rows={rows}
      maxLength={max}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') event.currentTarget.blur()
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSend()
      }}
    />
  )
}
