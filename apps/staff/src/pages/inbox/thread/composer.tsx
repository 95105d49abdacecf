import { Segmented } from '@sumai/ui/segmented'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useKeys } from '../../../keys/use-keys.ts'
import type { Inquiry } from '../inquiry.ts'
import styles from './composer.module.css'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'

type Props = { inquiry: Inquiry }
type Mode = 'reply' | 'note'

const MODES = [
  { value: 'reply', label: '返信' },
  { value: 'note', label: '社内メモ' },
]

/** Where an answer to the visitor is written, or a note for the staff. */
export function Composer({ inquiry }: Props) {
  const canReply = inquiry.email !== null
  const [mode, setMode] = useState<Mode>(canReply ? 'reply' : 'note')
  const box = useRef<HTMLDivElement>(null)

  function write(next: Mode) {
    // The next key is typed into its form.
    flushSync(() => setMode(next))
    box.current?.querySelector('textarea')?.focus()
  }
  useKeys({ R: canReply ? () => write('reply') : undefined, N: () => write('note') })

  return (
    <div ref={box} className={styles.composer}>
      {canReply && (
        <Segmented
          label="書くもの"
          name="mode"
          choices={MODES}
          value={mode}
          onValue={(value) => setMode(value as Mode)}
        />
      )}
      {mode === 'reply' ? <ReplyForm inquiry={inquiry} /> : <NoteForm inquiry={inquiry} />}
    </div>
  )
}
