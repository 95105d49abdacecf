import type { Inquiry } from '../inquiry.ts'
import { answersIn } from './answers-in.ts'
import styles from './asked.module.css'
import { Message } from './message.tsx'

type Props = { inquiry: Inquiry }

/** What was sent, in the order of its form; the free words last. */
export function Asked({ inquiry }: Props) {
  const { name, receiptNo, createdAt, body, anonymisedAt } = inquiry
  return (
    <Message title={`${name ?? 'お名前なし'} 様`} note={receiptNo} at={createdAt}>
      {anonymisedAt && <p>個人情報は保存期間が過ぎたため消しました。</p>}
      <dl className={styles.answers}>
        {answersIn(inquiry).map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {body && <p className={styles.body}>{body}</p>}
    </Message>
  )
}
