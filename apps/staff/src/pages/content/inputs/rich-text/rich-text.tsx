import prose from '@sumai/content/prose.module.css'
import { classNames } from '@sumai/ui/class-names'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { InputProps } from '../../../../editor/field.ts'
import { useSlot } from '../use-slot.ts'
import { fromHtml, toHtml } from './html.ts'
import { plugins } from './plugins.ts'
import styles from './rich-text.module.css'
import { Toolbar } from './toolbar.tsx'

/** ⇧⌘↵ is left to the screen: the editor would keep Enter from it, whatever goes with that. */
const isPublish = ({ key, shiftKey, metaKey, ctrlKey }: KeyboardEvent) =>
  key === 'Enter' && shiftKey && (metaKey || ctrlKey)

/** The editor of a text, which looks as its page does. */
export function RichText(props: InputProps) {
  const { id, value, describedBy, isInvalid, onValue, onLeave } = props
  const slot = useSlot(id)
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [state, setState] = useState<EditorState>()
  /** What the text was when it was last given or told. */
  const known = useRef<unknown>(undefined)

  const tell = useEffectEvent((after: EditorState) => {
    known.current = toHtml(after.doc)
    onValue(known.current)
  })
  const leave = useEffectEvent(() => onLeave())

  // As soon as the form is seen: a letter that is typed then must not be lost.
  useLayoutEffect(() => {
    const editor = new EditorView(place.current, {
      state: EditorState.create({ doc: fromHtml(''), plugins }),
      attributes: { class: classNames(prose.prose, styles.text) ?? '' },
      dispatchTransaction(transaction) {
        const after = editor.state.apply(transaction)
        editor.updateState(after)
        setState(after)
        if (transaction.docChanged) tell(after)
      },
      handleDOMEvents: { blur: () => leave(), keydown: (_, event) => isPublish(event) },
    })
    view.current = editor
    return () => editor.destroy()
  }, [])

  // A text that comes from elsewhere: it was undone, or another's was chosen.
  useLayoutEffect(() => {
    if (value === known.current || !view.current) return
    known.current = value
    const after = EditorState.create({ doc: fromHtml(String(value ?? '')), plugins })
    view.current.updateState(after)
    setState(after)
  }, [value])

  useLayoutEffect(() => {
    view.current?.setProps({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        class: classNames(prose.prose, styles.text) ?? '',
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    })
  }, [id, describedBy, isInvalid])

  return (
    <div className={styles.editor}>
      {state && view.current && <Toolbar state={state} view={view.current} slot={slot} />}
      <div ref={place} className={styles.place} />
    </div>
  )
}
