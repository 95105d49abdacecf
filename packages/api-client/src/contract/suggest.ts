import { z } from 'zod'
import { baibaiConditions } from './baibai-query.ts'
import { chintaiConditions } from './chintai-query.ts'
import { query } from './query.ts'
import { count } from './scalars.ts'
import { freeWords } from './understand.ts'

const suggestionKind = z.enum(['condition', 'station', 'town', 'building', 'school'])
export type SuggestionKind = z.output<typeof suggestionKind>

export const chintaiSuggestQuery = query(z.object({ ...chintaiConditions, words: freeWords }))
export const baibaiSuggestQuery = query(
  z.object({
    ...baibaiConditions,
    words: freeWords,
    site: z.enum(['baibai', 'invest']).default('baibai').describe('売買か投資用の検索'),
  }),
)

export const suggestAnswer = z.object({
  understood: z.array(z.string()).describe('入力済みの言葉のうち分かった条件の名前'),
  suggestions: z
    .array(
      z.object({
        kind: suggestionKind,
        label: z.string(),
        note: z.string().nullable().describe('路線、県、条件の種類など'),
        mark: z
          .object({ from: z.int(), to: z.int() })
          .nullable()
          .describe('label のうち入力と同じ部分。読みで見つかったときは null'),
        words: z.string().describe('これを選んだときのフリーワード'),
        count: count.describe('選ぶと見つかる物件数'),
      }),
    )
    .describe('種類ごとに最大4件、条件・駅・建物・市区町村と町・学校の順'),
})
