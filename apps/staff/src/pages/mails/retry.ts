import { staffApi } from '../../api/api.ts'
import { queryClient } from '../../query-client.ts'
import { change } from '../../undo/optimistic.ts'
import { MAILS, type Mail, type Mails } from './mails.queries.ts'

/** A mail that is sent cannot be taken back. */
export const retry = ({ outboxId, subject }: Mail) =>
  change({
    touches: MAILS,
    show: () =>
      queryClient.setQueriesData<Mails>(
        { queryKey: [...MAILS, 'list'] },
        (read) =>
          read && {
            ...read,
            mails: read.mails.map((mail) =>
              mail.outboxId === outboxId ? { ...mail, state: 'planned' } : mail,
            ),
          },
      ),
    send: () => staffApi.outbox.retry(outboxId),
    done: () => ({ text: `「${subject}」をもう一度送ります` }),
    refused: ({ status }) => (status === 404 ? 'このメールは、すでに送りました。' : undefined),
  })
