import { rendition } from '@sumai/format/pictures'
import { LinkIcon } from '@sumai/ui/icon'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useState } from 'react'
import type { Slot } from '../../../../pictures/waiting-picture.ts'
import { PictureButton } from '../picture-button.tsx'
import { LinkBar } from './link-bar.tsx'
import styles from './rich-text.module.css'
import { schema } from './schema.ts'
import { isLink, TOOLS, UNDO } from './tools.ts'

type Props = { state: EditorState; view: EditorView; slot: Slot }

/** px of a picture in a text. */
const WIDTH = 960

export function Toolbar({ state, view, slot }: Props) {
  const [isLinking, setLinking] = useState(false)

  function insert(url: string) {
    const picture = schema.nodes.picture.create({ src: rendition(url, WIDTH, 'jpg') })
    view.dispatch(view.state.tr.replaceSelectionWith(picture).scrollIntoView())
    view.focus()
  }
  const tools = TOOLS.filter(({ isShown }) => isShown?.(state) ?? true)

  return (
    <div className={styles.head}>
      <fieldset aria-label="書式">
        <div className={styles.tools}>
          {[...tools, ...UNDO].map(({ label, run, isOn }) => (
            <button
              key={label}
              type="button"
              className={styles.tool}
              aria-pressed={isOn?.(state)}
              aria-disabled={!run(state) || undefined}
              // The text keeps its selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                run(view.state, view.dispatch, view)
                view.focus()
              }}
            >
              {label}
            </button>
          ))}
          <button
            type="button"
            className={styles.tool}
            aria-pressed={isLink(state)}
            aria-expanded={isLinking}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setLinking(!isLinking)}
          >
            <LinkIcon size="s" />
            リンク
          </button>
          <PictureButton
            className={styles.tool}
            label="写真"
            kind="photo"
            slot={slot}
            isMany
            onPicture={insert}
          />
        </div>
      </fieldset>
      {isLinking && <LinkBar state={state} view={view} onDone={() => setLinking(false)} />}
    </div>
  )
}
