import type { FastifyReply } from 'fastify'
import { errorText } from '../errors/error-texts.ts'

/** Requests that no page of ours makes: plain words are enough. */
const REFUSALS: Record<number, string> = {
  403: 'この送信元からは受け付けられません。サイトのページから送信してください。',
  413: '送信内容が大きすぎます。文字数を減らして、もう一度送信してください。',
  415: 'この形式では受け付けられません。サイトのページから送信してください。',
}

/** Answers a request that is refused before any page is rendered. */
export function refuse(reply: FastifyReply, status: number) {
  const page = errorText(status)
  const text = REFUSALS[status] ?? (page ? page.heading + page.text : `${status}`)
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`${text}\n`)
}
