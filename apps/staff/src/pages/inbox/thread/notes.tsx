import { useQuery } from '@tanstack/react-query'
import { colleaguesQuery } from '../../../session/colleagues.queries.ts'
import type { Inquiry } from '../inquiry.ts'
import { Message } from './message.tsx'

type Props = { notes: Inquiry['notes'] }

/** What the staff have written for each other. */
export function Notes({ notes }: Props) {
  const { data: nameOf } = useQuery(colleaguesQuery)
  return notes.map(({ writtenAt, syainNo, userType, text }) => (
    <Message
      key={writtenAt + text}
      title="社内メモ"
      note={nameOf?.(syainNo) ?? (userType === 'admin' ? '本部' : '店舗')}
      at={writtenAt}
      look="memo"
    >
      {text}
    </Message>
  ))
}
