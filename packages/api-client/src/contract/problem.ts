import { z } from 'zod'

/** The body of every failed call. */
export const problem = z.object({
  status: z.int(),
  code: z.string().describe('変わらない符号。例 room.not_found'),
  message: z.string(),
  errors: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('項目ごとの文言。キーは snake_case、配列は visit_dates.0.date'),
  request_id: z.string(),
})

export type Problem = z.output<typeof problem>
