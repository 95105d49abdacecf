import { Button } from '@sumai/ui/button'
import { SelectBox } from '@sumai/ui/controls'
import { useState } from 'react'
import { keptDraft, useDraft } from '../../../drafts/use-draft.ts'
import { Key, MODIFIER } from '../../../keys/key.tsx'
import { useSession } from '../../../session/use-session.ts'
import { tell } from '../../../undo/undo.ts'
import type { Inquiry } from '../inquiry.ts'
import styles from './composer.module.css'
import { OfferTimes } from './offer-times.tsx'
import { sendReply } from './replies.ts'
import { blankIn, filledIn, fillTemplate, TEMPLATES, type Template } from './templates.ts'
import { WritingField } from './writing-field.tsx'

type Props = { inquiry: Inquiry }

export function ReplyForm({ inquiry }: Props) {
  const session = useSession()
  const draft = `reply:${inquiry.inquiryId}`
  const [text, setText] = useDraft(draft, '')
  const [template, setTemplate] = useState<Template>()
  const [isSending, setSending] = useState(false)

  async function send(isLast: boolean) {
    if (isSending) return
    const blank = blankIn(text)
    if (blank !== undefined) {
      tell({ text: `「${blank}」がまだ書かれていません`, isRefusal: true })
      return
    }
    const reply = { text: text.trim(), isLast }
    if (reply.text === '') return
    setSending(true)
    const isSent = await sendReply(inquiry, reply, session, putBack)
    setSending(false)
    // What was typed meanwhile stays.
    if (isSent && (keptDraft(draft) ?? text) === text) setText('')
  }
  /** Before what was typed since. */
  function putBack(sent: string) {
    const since = keptDraft<string>(draft)
    setText(since ? `${sent}\n\n${since}` : sent)
  }
  function replaceWith(chosen: Template) {
    setText(fillTemplate(chosen, inquiry, session))
    setTemplate(chosen)
    if (text.trim() === '') return
    tell({ text: '書いた文章をひな形に置き換えました', undo: () => setText(text) })
  }
  return (
    <>
      <SelectBox
        small
        aria-label="ひな形"
        value=""
        onChange={(event) => {
          const chosen = TEMPLATES.find(({ id }) => id === event.target.value)
          if (chosen) replaceWith(chosen)
        }}
      >
        <option value="">ひな形を入れる</option>
        {TEMPLATES.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectBox>
      <WritingField
        label="返信"
        placeholder={`${inquiry.name ?? 'お客様'} 様へ`}
        rows={7}
        max={10_000}
        text={text}
        filled={template && filledIn(inquiry, session)}
        onText={setText}
        onSend={() => send(false)}
      />
      {template?.hasTimes && (
        <OfferTimes
          tenpoNo={inquiry.tenpoNo ?? session.staff.tenpoNo}
          text={text}
          onText={setText}
        />
      )}
      <div className={styles.foot}>
        <span className={styles.note}>10秒間は取り消せます</span>
        <Button variant="outline" busy={isSending} onClick={() => send(true)}>
          送信して完了にする
        </Button>
        <Button busy={isSending} onClick={() => send(false)}>
          送信する
          <Key name={`${MODIFIER}↵`} />
        </Button>
      </div>
    </>
  )
}
