import { z } from 'zod'
import { query } from './query.ts'

export const previewQuery = query(z.object({ token: z.string().max(1000) }))

export const previewAnswer = z.object({
  preview: z.object({
    url: z.url().describe('物件のページ。24時間、リンクを知る人だけが見られる'),
  }),
})
