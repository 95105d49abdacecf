import { z } from 'zod'
import { query } from './query.ts'

export const LONGEST_WORDS = 100
export const freeWords = z.string().max(LONGEST_WORDS).default('').describe('フリーワード')

export const understandQuery = query(
  z.object({
    site: z.enum(['chintai', 'baibai', 'invest']).describe('賃貸、売買、投資用の検索'),
    words: freeWords,
  }),
)

const value = z.union([z.string(), z.number(), z.boolean()])

export const understandAnswer = z.object({
  understood: z.object({
    conditions: z
      .record(z.string(), z.union([value, z.array(value)]))
      .describe('分かった条件。chintai/rooms または baibai/rooms のクエリの名前で'),
    chips: z
      .array(
        z.object({
          text: z.string().describe('入力された言葉'),
          label: z.string().describe('分かった条件の名前'),
          path: z.string().describe('この条件を外した検索のアドレス'),
        }),
      )
      .describe('分かった部分を入力の順に'),
    rest: z.string().describe('条件にならない言葉。もう一度渡しても変わらない'),
    path: z.string().describe('検索のアドレス。売買の言葉でも投資用の検索になることがある'),
  }),
})
