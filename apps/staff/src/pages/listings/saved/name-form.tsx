import { Button } from '@sumai/ui/button'
import type { FormEvent } from 'react'
import styles from './saved.module.css'

type Props = {
  /** What it is called so far. */
  name: string
  onName: (name: string) => void
  onClose: () => void
}

/** What some conditions are to be called. */
export function NameForm({ name, onName, onClose }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('name')).trim()
    if (typed !== '') onName(typed)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed.
        autoFocus
        name="name"
        aria-label="条件の名前"
        placeholder="条件の名前"
        maxLength={20}
        required
        defaultValue={name}
        className={styles.name}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
        }}
      />
      <Button type="submit" size="s">
        保存する
      </Button>
      <Button size="s" variant="quiet" onClick={onClose}>
        やめる
      </Button>
    </form>
  )
}
