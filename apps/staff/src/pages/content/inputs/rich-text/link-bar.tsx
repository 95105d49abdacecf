import { Button } from '@sumai/ui/button'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, useState } from 'react'
import { hrefAt, setLink } from './links.ts'
import styles from './rich-text.module.css'
import { isSafeLink } from './schema.ts'

type Props = { state: EditorState; view: EditorView; onDone: () => void }

/** Where the selected words lead. */
export function LinkBar({ state, view, onDone }: Props) {
  const [href, setHref] = useState(() => hrefAt(state))
  const isWrong = href !== '' && !isSafeLink(href)

  function apply(address: string) {
    if (address !== '' && !isSafeLink(address)) return
    setLink(address)(view.state, view.dispatch)
    onDone()
    view.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      apply(href)
    }
    if (event.key === 'Escape') {
      onDone()
      view.focus()
    }
  }
  return (
    <div className={styles.linkBar}>
      <label>
        リンク先
        <input
          type="text"
          inputMode="url"
          ref={(input) => input?.focus()}
          placeholder="/search または https://…"
          value={href}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'link-error' : undefined}
          onChange={(event) => setHref(event.target.value.trim())}
          onKeyDown={onKeyDown}
        />
      </label>
      <Button size="s" onClick={() => apply(href)}>
        リンクにする
      </Button>
      {isLinkAt(state) && (
        <Button size="s" variant="outline" onClick={() => apply('')}>
          リンクを外す
        </Button>
      )}
      {isWrong && <p id="link-error">「/」か https:// から始まるリンク先を入力してください。</p>}
    </div>
  )
}

const isLinkAt = (state: EditorState) => hrefAt(state) !== ''
