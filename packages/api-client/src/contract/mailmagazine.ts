import { z } from 'zod'
import { query } from './query.ts'
import { siteType } from './words.ts'

/** The token of the mail: `?confirm=`, `?unsubscribe=` or `?manage=` in the link to the page. */
export const mailmagazineQuery = query(z.object({ token: z.uuid() }))

export const mailmagazineAnswer = z.object({
  mailmagazine: z.object({ status: z.enum(['subscribed', 'unsubscribed']) }),
})

const frequency = z.enum(['daily', 'now']).describe('daily：毎朝8時、now：公開されたらすぐ')
const search = z.string().max(2000)

export const mailmagazineSettings = z.object({
  settings: z.object({
    email: z.string().describe('一部を伏せたメールアドレス'),
    frequency,
    searches: z.array(
      z.object({ search: search.describe('検索のパス'), site: siteType, name: z.string() }),
    ),
  }),
})

export const mailmagazineSettingsChange = z.object({
  frequency,
  searches: z.array(search).max(100).describe('残す検索のパス'),
})

export type MailmagazineSettingsChange = z.input<typeof mailmagazineSettingsChange>

/** How many get mails about new listings; nobody is named. */
export const subscribersAnswer = z.object({
  subscribers: z.object({
    total: z.int().min(0).describe('登録している人'),
    daily: z.int().min(0).describe('1日1回の人'),
    now: z.int().min(0).describe('すぐに受け取る人'),
    searches: z.int().min(0).describe('待っている検索条件'),
    unconfirmed: z.int().min(0).describe('確認のメールを送って、まだ登録していない申し込み'),
  }),
})
