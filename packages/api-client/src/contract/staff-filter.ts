import { z } from 'zod'
import { siteType } from './words.ts'
import { filled } from './writable.ts'

/** What is kept under a name: how somebody looks at the homes of a site. */
export const staffFilterBody = z.object({
  site_type: siteType,
  name: filled(20),
  query: z
    .string()
    .max(400)
    .regex(/^[\w%=&.~+*-]*$/)
    .describe('一覧のアドレスの条件'),
})
const filter = staffFilterBody.extend({ filter_id: z.uuid() })

/** In the order in which they were kept. */
export const staffFilterList = z.object({ filters: z.array(filter) })
export const staffFilterAnswer = z.object({ filter })

export type StaffFilterBody = z.input<typeof staffFilterBody>
export type StaffFilter = z.output<typeof filter>
