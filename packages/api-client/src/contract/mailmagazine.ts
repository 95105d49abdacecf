import { z } from 'zod'
import { query } from './query.ts'

/** The token of the mail: `?confirm=` or `?unsubscribe=` in the link to the page of the site. */
export const mailmagazineQuery = query(z.object({ token: z.uuid() }))

export const mailmagazineAnswer = z.object({
  mailmagazine: z.object({ status: z.enum(['subscribed', 'unsubscribed']) }),
})
