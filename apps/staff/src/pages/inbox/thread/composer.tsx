import { Button } from '@sumai/ui/button'
import { useRef } from 'react'
import { useDraft } from '../../../drafts/use-draft.ts'
import { Key } from '../../../keys/key.tsx'
import { useKeys } from '../../../keys/use-keys.ts'
import { useSession } from '../../../session/use-session.ts'
import type { Inquiry } from '../inquiry.ts'
import styles from './composer.module.css'
import { addNote } from './inquiry-changes.ts'

type Props = { inquiry: Inquiry }

/** Where a note is written. */
export function Composer({ inquiry }: Props) {
  const session = useSession()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useDraft(`note:${inquiry.inquiryId}`)
  useKeys({ N: () => field.current?.focus() })

  async function keep() {
    if (text.trim() === '') return field.current?.focus()
    if (await addNote(inquiry, text.trim(), session)) setText('')
  }
  return (
    <form
      className={styles.composer}
      action={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void keep()
      }}
    >
      <label className={styles.label} htmlFor="note">
        社内メモ
        <Key name="N" />
      </label>
      <textarea
        id="note"
        ref={field}
        className={styles.text}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="お客様には見えません"
      />
      <div className={styles.foot}>
        <Button type="submit" variant="outline">
          メモを残す
          <Key name="⌘↵" />
        </Button>
      </div>
    </form>
  )
}
