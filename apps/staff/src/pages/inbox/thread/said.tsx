import { Moment } from '../../../components/moment.tsx'
import type { Inquiry } from '../inquiry.ts'
import { Message } from './message.tsx'
import styles from './said.module.css'

type Item = Inquiry['thread'][number]
type Props = { inquiry: Inquiry }

/** What was said since: the automatic receipt, replies and notes, the oldest first. */
export function Said({ inquiry }: Props) {
  return inquiry.thread.map((item) => (
    <Part key={item.kind + item.writtenAt} item={item} inquiry={inquiry} />
  ))
}

const STATES = { waiting: 'まもなく送ります', sent: '送信ずみ', failed: '届けられませんでした' }

function Part({ item, inquiry: { replyEstimate } }: { item: Item } & Props) {
  switch (item.kind) {
    case 'receipt':
      return (
        <p className={styles.receipt}>
          <span>
            自動返信・{STATES[item.state]}
            {replyEstimate && (
              <>
                ・返信の目安 <Moment at={replyEstimate} />
              </>
            )}
          </span>
        </p>
      )
    case 'reply':
      return (
        <Message
          title={item.name ?? whoOf(item)}
          note={STATES[item.state]}
          at={item.writtenAt}
          look="out"
        >
          {item.text}
        </Message>
      )
    case 'note':
      return (
        <Message title="社内メモ" note={item.name ?? whoOf(item)} at={item.writtenAt} look="memo">
          {item.text}
        </Message>
      )
  }
}

/** Whoever has left is still known by where they worked. */
const whoOf = ({ userType }: { userType: 'admin' | 'shop' }) =>
  userType === 'admin' ? '本部' : '店舗'
