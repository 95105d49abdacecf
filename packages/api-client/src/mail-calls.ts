import { type Answer, below, list, type Send, whole } from './calls.ts'
import type { subscribersAnswer } from './contract/mailmagazine.ts'
import type { OutboxState, outboxAnswer, outboxList } from './contract/outbox.ts'
import type { CallOptions } from './request.ts'

type OutboxQuery = { state?: OutboxState; page?: number; limit?: number }

/** The calls by which the head office looks after the mails. */
export const mailCalls = (send: Send) => ({
  outbox: {
    list: list<typeof outboxList, OutboxQuery>(send, 'outbox'),
    /** 404 for what has been sent meanwhile. */
    retry: async (outboxId: string | null | undefined, options?: CallOptions) =>
      send<Answer<typeof outboxAnswer>>({
        method: 'POST',
        path: `${below('outbox', 'outbox_id', outboxId)}/retry`,
        signal: options?.signal,
      }),
  },
  subscribers: whole<typeof subscribersAnswer>(send, 'mailmagazine/subscribers'),
})
