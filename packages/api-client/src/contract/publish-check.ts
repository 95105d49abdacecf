import { z } from 'zod'

/** What an advertisement lacks before it may be public: empty when it may. */
export const publishCheck = z.object({
  facts: z.int().describe('必要な表示事項の数'),
  missing: z.int().describe('そのうち足りないものの数'),
  errors: z.record(z.string(), z.array(z.string())).describe('項目ごとの文言。キーは snake_case'),
})
