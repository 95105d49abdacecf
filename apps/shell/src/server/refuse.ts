import type { FastifyReply } from 'fastify'
import { errorText, errorTitle } from '../errors/error-texts.ts'
import { takesHtml } from './accept.ts'
import { plainPage } from './plain-page.ts'

/** Requests that no page of ours makes: plain words are enough. */
const REFUSALS: Record<number, string> = {
  403: 'この送信元からは受け付けられません。サイトのページから送信してください。',
  413: '送信内容が大きすぎます。前のページへ戻って文字数を減らし、もう一度送信してください。',
  415: 'この形式では受け付けられません。サイトのページから送信してください。',
}

/** Answers a request that is refused before any page is rendered. */
export function refuse(reply: FastifyReply, status: number) {
  const page = errorText(status)
  const heading = page?.heading ?? errorTitle(status)
  const text = page?.text ?? REFUSALS[status] ?? ''
  const html = takesHtml(reply.request.headers.accept)
  return reply
    .code(status)
    .type(`text/${html ? 'html' : 'plain'}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .send(html ? plainPage(status, heading, text) : `${heading}\n${text}\n`)
}
