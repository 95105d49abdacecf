import { Button } from '@sumai/ui/button'
import { useState } from 'react'
import { keptDraft, useDraft } from '../../../drafts/use-draft.ts'
import { Key, MODIFIER } from '../../../keys/key.tsx'
import { useSession } from '../../../session/use-session.ts'
import type { Inquiry } from '../inquiry.ts'
import styles from './composer.module.css'
import { addNote } from './inquiry-changes.ts'
import { WritingField } from './writing-field.tsx'

type Props = { inquiry: Inquiry }

export function NoteForm({ inquiry }: Props) {
  const session = useSession()
  const draft = `note:${inquiry.inquiryId}`
  const [text, setText] = useDraft(draft, '')
  const [isSending, setSending] = useState(false)

  async function keep() {
    const note = text.trim()
    if (note === '' || isSending) return
    setSending(true)
    const isKept = await addNote(inquiry, note, session)
    setSending(false)
    // What was typed meanwhile stays.
    if (isKept && (keptDraft(draft) ?? text) === text) setText('')
  }
  return (
    <>
      <WritingField
        label="社内メモ"
        placeholder="お客様には見えません"
        rows={3}
        max={2000}
        text={text}
        onText={setText}
        onSend={keep}
      />
      <div className={styles.foot}>
        <Button variant="outline" busy={isSending} onClick={keep}>
          メモを残す
          <Key name={`${MODIFIER}↵`} />
        </Button>
      </div>
    </>
  )
}
